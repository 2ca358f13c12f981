import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { alertFilter } from '../../domain/alerts/askedSearch'
import {
  isSame,
  type MadeSearch,
  type OfferedOn,
  offeredSearches,
  withoutSearch,
} from '../../domain/search/lastSearches'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { useSearchNames } from '../../state/alerts/useSearchNames'
import { keptSearches } from '../../state/remembered/keptSearches'
import { useKeptValue } from '../../state/remembered/keptValue'
import { useSayFilter } from '../../state/search/useSaidFilter'
import { fadingRow } from '../../styles/fadingRow'
import { quietButton } from '../estate/quietButton'
import { AppLink } from '../ui/AppLink'

export interface LastSearchesProps extends OfferedOn {
  siteId: string
  /** One of them is gone back to. */
  onFollow?: () => void
}

/** How many stand in a row. */
const MOST = 5

const all = (searches: readonly MadeSearch[]) => searches

/** Searches in words, to go back to and to be forgotten. */
export function SaidSearches({ siteId, onFollow, ...place }: LastSearchesProps) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const kept = useKeptValue(keptSearches, all)
  // Asked once what they are called, so that they stay where they are while others are forgotten.
  const [asked] = useState(() => offeredSearches(kept, place).slice(0, MOST))
  const names = useSearchNames(siteId, locale, asked)
  const say = useSayFilter(siteId, locale)
  if (!names || !say) return null
  const shown = asked.filter((one) => kept.some((other) => isSame(one, other)))
  const said = shown.flatMap((one) => {
    // A list that is gone leads nowhere.
    const path = names.paths[one.pageId]
    const title = names.pages[one.pageId] ?? ''
    const words = [title, ...say(alertFilter(one.search), names.names)].filter(Boolean).join(' · ')
    return path ? [{ one, words, to: `${path}?${one.search}` }] : []
  })
  if (!said.length) return null

  function forget(left: readonly MadeSearch[]) {
    // What was pressed goes: who uses the keyboard goes on from here.
    box.current?.focus({ preventScroll: true })
    keptSearches.set(left)
  }

  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <Line>
        <p id={id}>{t('last.title')}</p>
        <button type="button" onClick={() => forget(shown.reduce(withoutSearch, kept))}>
          {t('last.clear')}
        </button>
      </Line>
      <Row>
        {said.map(({ one, words, to }) => (
          <li key={to}>
            <AppLink to={to} onClick={onFollow}>
              {words}
            </AppLink>
            <button
              type="button"
              aria-label={t('last.forget', { search: words })}
              onClick={() => forget(withoutSearch(kept, one))}
            >
              <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10">
                <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </li>
        ))}
      </Row>
    </Box>
  )
}

const Box = styled.section`
  outline: none;
  font-size: var(--t14);
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-height: 28px;
  color: var(--quiet);
  button {
    ${quietButton}
    min-height: 28px;
  }
`

const Row = styled.ul`
  ${fadingRow}
  display: flex;
  gap: var(--s2);
  margin: 0;
  padding: 2px;
  list-style: none;
  li {
    display: flex;
    flex: none;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
  }
  a {
    display: block;
    max-width: min(28em, 70vw);
    overflow: hidden;
    padding: 10px 0 10px var(--s3);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    min-width: 44px;
    min-height: 42px;
    border: 0;
    background: none;
  }
  button:hover {
    color: var(--brick);
  }
`
