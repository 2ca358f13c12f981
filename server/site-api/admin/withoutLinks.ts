/** Which links are left out of what is imported, and with what. */
export interface LinkRule {
  /** Whether what stands under a name is a link; `under` is what the name itself stands under. */
  isLink(name: string, under: string): boolean
  /** Whether an item of a list goes whole when its link of that name does. */
  takesItem(list: string, name: string): boolean
  isBad(link: string): boolean
}

/** Hears of each link that is left out, and where it stood. */
type OnLeftOut = (field: string, link: string) => void

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const joined = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

/** Whether a rule takes anything out at all: asked of every line of an import, so that nothing is made for the answer. */
function hasBadLink(data: object, rule: LinkRule, under: string): boolean {
  if (Array.isArray(data)) {
    for (const item of data) if (isObject(item) && hasBadLink(item, rule, under)) return true
    return false
  }
  for (const name in data) {
    const value = (data as Record<string, unknown>)[name]
    if (isObject(value)) {
      if (hasBadLink(value, rule, name)) return true
    } else if (typeof value === 'string' && (rule.isLink(name, under) || rule.takesItem(under, name))) {
      if (rule.isBad(value)) return true
    }
  }
  return false
}

/** What is imported without the links that a rule takes out. The very same value when there are none. */
export const withoutLinks = <T>(data: T, rule: LinkRule, onLeftOut: OnLeftOut = () => undefined): T =>
  isObject(data) && hasBadLink(data, rule, '') ? without(data, rule, onLeftOut, '', '') : data

function without<T>(data: T, rule: LinkRule, onLeftOut: OnLeftOut, path: string, under: string): T {
  const isBad = (value: unknown): value is string => typeof value === 'string' && rule.isBad(value)
  if (Array.isArray(data)) {
    const items = data as unknown[]
    const kept = items.flatMap((item, at) => {
      const own = joined(path, at)
      const bad =
        isObject(item) &&
        Object.entries(item).find(([name, value]) => rule.takesItem(under, name) && isBad(value))
      if (!bad) return [without(item, rule, onLeftOut, own, under)]
      onLeftOut(joined(own, bad[0]), String(bad[1]))
      return []
    })
    return (kept.length === items.length && kept.every((item, at) => item === items[at]) ? data : kept) as T
  }
  if (!isObject(data)) return data
  const entries = Object.entries(data)
  const kept = entries.map(([name, value]) => {
    const own = joined(path, name)
    if (!rule.isLink(name, under) || !isBad(value))
      return [name, without(value, rule, onLeftOut, own, name)] as const
    onLeftOut(own, value)
    return [name, null] as const
  })
  return kept.every(([, value], at) => value === entries[at]?.[1]) ? data : (Object.fromEntries(kept) as T)
}
