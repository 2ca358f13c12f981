import styled from 'styled-components'
import type { Locale } from '../../contract/locales'
import { useTexts } from '../../i18n/useTexts'

/** Says above a text that is not in the language of its page which one it is in; nothing where it is. */
export function TextLanguage({ lang }: { lang: Locale | undefined }) {
  const { t } = useTexts('estate')
  return lang ? <Note>{t('description.language', { name: t(`common:language.${lang}`) })}</Note> : null
}

const Note = styled.p`
  margin-top: var(--s2);
  color: var(--quiet);
  font-size: var(--t14);
`
