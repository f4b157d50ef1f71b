// Finds sections by their words; headings count more.
const MOST = 12
const field = document.querySelector('input[type=search]')
const list = document.getElementById('found')
let sections = null

field.addEventListener('input', async () => {
  sections ??= await (await fetch('search.json')).json()
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const marks = ([, , title, words]) => {
    const [head, body] = [title.toLowerCase(), words.toLowerCase()]
    if (!wanted.every((word) => head.includes(word) || body.includes(word))) return 0
    return 1 + 9 * wanted.filter((word) => head.includes(word)).length
  }
  const found = sections
    .map((section) => ({ section, score: marks(section) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
  list.hidden = !wanted.length
  list.replaceChildren(
    ...found.map(({ section: [page, anchor, title] }) => {
      const link = document.createElement('a')
      link.href = anchor ? `${page}#${anchor}` : page
      link.textContent = title
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
})
