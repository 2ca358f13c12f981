/** Which parts of a document are kept: a name leads to the parts below it, or to everything there. */
type Tree = Map<string, Tree | true>

function treeOf(paths: readonly string[]): Tree {
  const root: Tree = new Map()
  for (const path of paths) {
    let tree = root
    const names = path.split('.')
    for (const [index, name] of names.entries()) {
      const here = tree.get(name)
      if (here === true) break
      if (index === names.length - 1) tree.set(name, true)
      else if (here) tree = here
      else {
        const below: Tree = new Map()
        tree.set(name, below)
        tree = below
      }
    }
  }
  return root
}

function keep(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((part) => keep(part, tree))
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const below = tree.get(name)
    if (below) kept[name] = below === true ? part : keep(part, below)
  }
  return kept
}

/**
 * A document with only the parts that dotted paths lead to; lists are passed through.
 * @example prune(['general.id', 'pictures.thumbnail'])({ general: { id: 1, floor: '2' }, pictures: [{ file: 'a', thumbnail: 'b' }] })
 * // { general: { id: 1 }, pictures: [{ thumbnail: 'b' }] }
 */
export function prune(paths: readonly string[]): (value: unknown) => unknown {
  const tree = treeOf(paths)
  return (value) => keep(value, tree)
}
