import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { StayMonth } from '../../domain/rental/stayMonths'
import { media } from '../../styles/media'
import { StayLine } from './StayLine'

const AT_ONCE = 2

interface Props {
  months: readonly StayMonth[]
  persons: number
  onPick: (id: number) => void
}

/** Two months of free stays beside each other, and the way to the months before and after. */
export function FreeStays({ months, persons, onPick }: Props) {
  const { t } = useTexts('rental')
  const [first, setFirst] = useState(0)
  const shown = months.slice(first, first + AT_ONCE)
  return (
    <div>
      <Months aria-live="polite">
        {shown.map(({ month, title, stays }) => (
          <div key={month}>
            <h3 id={`month-${month}`}>{title}</h3>
            <ul aria-labelledby={`month-${month}`}>
              {stays.map((stay) => (
                <StayLine key={stay.id} stay={stay} persons={persons} onPick={onPick} />
              ))}
            </ul>
          </div>
        ))}
      </Months>
      <Turn aria-label={t('months')}>
        <button type="button" disabled={first === 0} onClick={() => setFirst(first - AT_ONCE)}>
          ← {t('months.earlier')}
        </button>
        <button
          type="button"
          disabled={first + AT_ONCE >= months.length}
          onClick={() => setFirst(first + AT_ONCE)}
        >
          {t('months.later')} →
        </button>
      </Turn>
    </div>
  )
}

const Months = styled.div`
  display: grid;
  gap: var(--s6) var(--s7);
  align-items: start;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3::first-letter {
    text-transform: uppercase;
  }
  ul {
    margin: var(--s2) 0 0;
    padding: 0;
    border-top: 1px solid var(--line);
    list-style: none;
  }
`

const Turn = styled.nav`
  display: flex;
  justify-content: space-between;
  margin-top: var(--s4);
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }
  button:hover {
    color: var(--brick);
  }
  button[disabled] {
    visibility: hidden;
  }
`
