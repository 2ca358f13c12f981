import type { i18n as I18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { getI18n, I18nContext } from 'react-i18next'

const known = new WeakMap<I18n, Map<string, TFunction>>()

function textsOf(i18n: I18n, namespace: string): TFunction {
  const ofPage = known.get(i18n) ?? new Map<string, TFunction>()
  known.set(i18n, ofPage)
  const t = ofPage.get(namespace) ?? i18n.getFixedT(i18n.language, namespace)
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
