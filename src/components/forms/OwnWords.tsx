import { useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Words } from '../../i18n/loadWords'
import { useTextsOfPage } from '../../i18n/useTexts'

/** Gives what stands in it texts that the page does not carry, beside the page's own. */
export function OwnWords({ words, children }: { words: Words; children: ReactNode }) {
  const i18n = useTextsOfPage()
  const [own] = useState(() => {
    const copy = i18n.cloneInstance({ forkResourceStore: true })
    for (const [name, texts] of Object.entries(words)) copy.addResourceBundle(i18n.language, name, texts)
    return copy
  })
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>
}
