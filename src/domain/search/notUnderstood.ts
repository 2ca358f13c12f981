import { FILTER_KEYS, rowOf } from './filters'
import { MAP_PARAM, PAGE_PARAM, SORT_ORDER_PARAM, SORT_TYPE_PARAM } from './searchParams'

/** Says whether one text of a parameter asks for something. */
type IsUnderstood = (text: string) => boolean

const each = (text: string) => text.split(',').map((part) => part.trim())

/** What each parameter has to be for a search to be what was asked for. Of how it is shown, nothing. */
const PARAMETERS: ReadonlyMap<string, IsUnderstood> = new Map([
  ...[SORT_TYPE_PARAM, SORT_ORDER_PARAM, MAP_PARAM, PAGE_PARAM].map((name) => [name, () => true] as const),
  ...FILTER_KEYS.flatMap((key) => {
    const { param, kind, also } = rowOf(key)
    const isSomething = (value: unknown) => value !== undefined && kind.clean(value) !== undefined
    const own: IsUnderstood = (text) =>
      (kind.isList ? each(text) : [text.trim()]).every((part) => isSomething(kind.read([part])))
    const other: IsUnderstood = (text) =>
      each(text).every((part) => {
        const value = also?.read(part)
        return value !== undefined && isSomething([value])
      })
    return [[param, own] as const, ...(also ? [[also.param, other] as const] : [])]
  }),
])

/**
 * The first parameter of an address that is none of a search's, or holds something that none asks for; undefined when all of it is
 * understood. A page leaves out what it does not understand; who keeps a search for later would hear of everything instead.
 * @example notUnderstood(new URLSearchParams('bed-min=many&city=44021')) // 'bed-min'
 */
export const notUnderstood = (params: URLSearchParams): string | undefined =>
  [...params].find(([name, text]) => {
    const isUnderstood = PARAMETERS.get(name)
    return !isUnderstood || (text.trim() !== '' && !isUnderstood(text))
  })?.[0]
