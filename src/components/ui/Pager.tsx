import styled from 'styled-components'
import type { Locale } from '../../contract/locales'
import { leafWays } from '../../domain/page/leafWays'
import { useTexts } from '../../i18n/useTexts'
import { leafHref } from '../../routing/leaves'
import { AppLink } from './AppLink'

interface Props {
  /** Path of the list. */
  list: string
  locale: Locale
  leaf: number
  leaves: number
  /** Shown only where no script shows more of the list. */
  withoutScript?: boolean
}

/** The way through the pages of a list; nothing where it has one. */
export function Pager({ list, locale, leaf, leaves, withoutScript = false }: Props) {
  const { t } = useTexts('list')
  if (leaves < 2) return null
  const to = (other: number) => leafHref(list, locale, other)
  return (
    <Ways
      aria-label={t('list:pager.label')}
      $hidden={withoutScript}
      {...(withoutScript && { 'data-no-script': '' })}
    >
      {leaf > 1 && (
        <AppLink to={to(leaf - 1)} rel="prev">
          {t('list:pager.previous')}
        </AppLink>
      )}
      <ol>
        {leafWays(leaf, leaves).map((each, at) => (
          <li key={each ?? `gap-${at}`}>
            {each === undefined ? (
              '…'
            ) : each === leaf ? (
              <b aria-current="page">{each}</b>
            ) : (
              <AppLink to={to(each)} aria-label={t('list:pager.page', { page: each })}>
                {each}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {leaf < leaves && (
        <AppLink to={to(leaf + 1)} rel="next">
          {t('list:pager.next')}
        </AppLink>
      )}
    </Ways>
  )
}

const Ways = styled.nav<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s2) var(--s4);
  font-variant-numeric: tabular-nums;
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  b,
  li {
    display: inline-grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
  }
  b {
    color: var(--brick);
  }
  @media print {
    display: none;
  }
`
