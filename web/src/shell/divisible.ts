// Names where the room is narrow: a word that is too long for a line is divided between syllables.

const VOWELS = 'aeiouyáéěíóúůý'
const SYLLABLE = new RegExp(`(?<=\\S)([${VOWELS}][^${VOWELS}\\s]*?)(?=(?:ch|sh|th|[^${VOWELS}\\s])[${VOWELS}])`, 'gi')

/** With soft hyphens, but never a single letter before or after one. */
export const divisible = (word: string): string => word.replace(SYLLABLE, '$1\u00AD')
