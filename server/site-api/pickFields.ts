/** Paths as a tree; `true` keeps everything below. */
type Wanted = Map<string, Wanted | true>

function treeOf(paths: readonly string[]): Wanted {
  const root: Wanted = new Map()
  for (const path of paths) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let here: Wanted | true = root
    for (const key of keys) {
      if (here === true) break
      const next: Wanted | true = here.get(key) ?? new Map()
      here.set(key, next)
      here = next
    }
    if (here !== true) here.set(last, true)
  }
  return root
}

function pick(value: unknown, wanted: Wanted | true): unknown {
  if (wanted === true || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => pick(item, wanted))
  const kept: Record<string, unknown> = {}
  for (const [key, deeper] of wanted) {
    if (Object.hasOwn(value, key)) kept[key] = pick((value as never)[key], deeper)
  }
  return kept
}

/**
 * Cuts documents to the parts that dotted paths ask for (`fields` of a search, spec §7), or not at all without paths. Lists are
 * passed through: `photos.thumbnail` keeps the thumbnail of each photo. A path that leads nowhere brings nothing.
 * @example pickFields(['general.id'])({ general: { id: 1, floor: '2' }, pictures: [] }) // { general: { id: 1 } }
 */
export function pickFields(paths: readonly string[] | undefined): (document: unknown) => unknown {
  if (!paths) return (document) => document
  const wanted = treeOf(paths)
  return (document) => pick(document, wanted)
}
