import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { carriedLeft, carryLeft } from '../../state/carriedLeft'

/** What of the line that led here nothing was searched by, quietly; put away by a press, after which its room stays, so that nothing moves. */
export function LeftOut({ address }: { address: string }) {
  const { t } = useTexts('list')
  const [isAway, setAway] = useState(false)
  const said = carriedLeft(address)
  const [kept] = useState(said)
  const shown = isAway ? kept : said
  if (!shown.length) return null
  return (
    <Line data-away={isAway}>
      <span>{t('search.beyond', { said: shown.join(', ') })}</span>
      <button
        type="button"
        aria-label={t('search.putAway')}
        onClick={() => {
          carryLeft(address, [])
          setAway(true)
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10">
          <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s2);
  max-width: none;
  color: var(--quiet);
  font-size: var(--t14);
  &[data-away='true'] {
    visibility: hidden;
  }
  button {
    flex: none;
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
  }
  button:hover {
    color: var(--brick);
  }
  @media print {
    display: none;
  }
`
