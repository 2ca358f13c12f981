import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import { href } from '../../routing/routes'
import { carrySpot } from '../../state/carriedSpot'
import { useAddressList, useAddressQuery } from '../../state/useAddressQuery'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'

interface Props {
  languages: readonly Locale[]
  current: Locale
  alternates: Partial<Record<Locale, string>>
}

/**
 * Leads to the same thing in another language, with the search or the listings that the address asks for: they mean the same in
 * all of them (spec §2), and to where the window shows it. Where it does not exist, to that language's home.
 */
export function LanguageSwitch({ languages, current, alternates }: Props) {
  const { t } = useTexts('common')
  const query = useAddressQuery()
  const list = useAddressList()
  const addressIn = (locale: Locale) => {
    const path = alternates[locale]
    return path === undefined ? href('home', locale) : path + query + list
  }
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('nav.languages')}>
      <List>
        {languages.map((locale) => (
          <li key={locale}>
            <Language
              to={addressIn(locale)}
              onClick={() => alternates[locale] !== undefined && carrySpot(addressIn(locale))}
              hrefLang={locale}
              lang={locale}
              aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
              {...(locale === current ? { 'aria-current': 'true' as const } : {})}
            >
              {locale.toUpperCase()}
            </Language>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  margin: 0;
  padding: var(--s3) 0;
  list-style: none;
  ${media.belowDesktop} {
    gap: var(--s4);
    border-bottom: 1px solid var(--line);
  }
`

const Language = styled(AppLink)`
  display: inline-grid;
  place-items: center;
  min-width: max(32px, 2.3em);
  min-height: 44px;
  font-size: var(--t14);
  color: var(--quiet);
  text-decoration: none;
  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--brick);
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
`
