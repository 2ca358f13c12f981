import type { i18n as I18n, TFunction, TOptions } from 'i18next'
import { useContext } from 'react'
import { getI18n, I18nContext } from 'react-i18next'

const known = new WeakMap<I18n, Map<string, TFunction>>()

/** Whether i18next would put something into a text. */
const isFilledIn = (text: string) => text.includes('{{') || text.includes('$t(')

/** As i18next's own `t`, which takes its whole way of plurals, fallbacks and contexts for a text that is there as it is, too. */
function shortcut(i18n: I18n, namespace: string): TFunction {
  const t = i18n.getFixedT(i18n.language, namespace) as (key: string, options?: TOptions) => string
  const lookUp = (key: string, options?: TOptions) => {
    if (options) return t(key, options)
    const at = key.indexOf(':')
    const own = i18n.getDataByLanguage(i18n.language)?.[at < 0 ? namespace : key.slice(0, at)]
    const text: unknown = typeof own === 'object' ? own[key.slice(at + 1)] : undefined
    return typeof text === 'string' && !isFilledIn(text) ? text : t(key)
  }
  return lookUp as TFunction
}

function textsOf(i18n: I18n, namespace: string): TFunction {
  const ofPage = known.get(i18n) ?? new Map<string, TFunction>()
  known.set(i18n, ofPage)
  const t = ofPage.get(namespace) ?? shortcut(i18n, namespace)
  ofPage.set(namespace, t)
  return t
}

/** The texts of the page around a component. */
export function useTextsOfPage(): I18n {
  const { i18n = getI18n() } = useContext(I18nContext) ?? {}
  return i18n
}

/**
 * Looks up texts of a namespace; `other:key` is one of another. As react-i18next's `useTranslation`, which subscribes every
 * component to a change of language and copies the whole instance for it: here a page never changes its language, it is
 * another page then.
 */
export function useTexts(namespace: string): { t: TFunction } {
  return { t: textsOf(useTextsOfPage(), namespace) }
}
