// What has changed of a board, as a JSON merge patch (RFC 7396): see archive/patch.py.

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The old with a patch; what has not changed is shared with it. */
export function merge(old: Json, patch: Json): Json {
  const found = { ...old }
  for (const [name, value] of Object.entries(patch)) {
    const before = old[name]
    if (value === null) delete found[name]
    else found[name] = isObject(value) ? merge(isObject(before) ? before : {}, value) : value
  }
  return found
}

/** A view with what has changed of it: of the board, and beside it. */
export function changedView<View extends { table: Json; to_act: number[]; reveals: number }>(
  view: View,
  changes: Json,
): View {
  const { to_act = view.to_act, reveals = view.reveals, ...table } = changes
  return { ...view, to_act, reveals, table: merge(view.table, table) }
}
