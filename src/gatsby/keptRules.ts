import { ServerStyleSheet } from 'styled-components'

/** As much of a page's sheet of styles as is known here. */
interface Sheet {
  hasNameForId(id: string, name: string): boolean
  insertRules(id: string, name: string, rules: string[]): void
}

/** More than all components of the site make, so that texts which found their way into a style cannot fill the memory. */
const MOST = 5000

/**
 * Has the rules of a styled component compiled once a process and not once a page: its class is named after what it says, so
 * the same name is the same rules. A sheet is asked whether it has a name before the rules of it are compiled.
 */
export function keepRules(sheet: Sheet = new ServerStyleSheet().instance): void {
  const all = Object.getPrototypeOf(sheet) as Sheet
  const { hasNameForId, insertRules } = all
  const kept = new Map<string, string[]>()
  const keyOf = (id: string, name: string) => `${id} ${name}`
  all.insertRules = function (id, name, rules) {
    if (kept.size < MOST) kept.set(keyOf(id, name), rules)
    insertRules.call(this, id, name, rules)
  }
  all.hasNameForId = function (id, name) {
    if (hasNameForId.call(this, id, name)) return true
    const rules = kept.get(keyOf(id, name))
    if (!rules) return false
    insertRules.call(this, id, name, rules)
    return true
  }
}
