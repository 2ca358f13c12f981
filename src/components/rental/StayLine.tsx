import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Stay } from '../../domain/rental/stays'
import { QuietAction } from '../ui/blocks'
import { StayCosts } from './StayCosts'

interface Props {
  stay: Stay
  persons: number
  onPick: (id: number) => void
}

/** A stay in one line; opened, every cost of it, what it comes to, and the way to take it. */
export function StayLine({ stay, persons, onPick }: Props) {
  const { t } = useTexts('rental')
  const { type, arrival, departure, nights, total } = stay
  return (
    <li>
      <Fold>
        <summary>
          <span>
            {arrival} – {departure}
          </span>
          <strong>{total}</strong>
          <small>
            {type}, {t('nights', { count: nights })}
          </small>
        </summary>
        <Inside>
          <StayCosts stay={stay} persons={persons} />
          <QuietAction type="button" onClick={() => onPick(stay.id)}>
            {t('choose')}
          </QuietAction>
        </Inside>
      </Fold>
    </li>
  )
}

const Fold = styled.details`
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--s4);
    padding-block: var(--s3);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover span {
    color: var(--brick);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  summary small {
    display: block;
    color: var(--quiet);
    font-size: var(--t14);
  }
`

const Inside = styled.div`
  display: grid;
  justify-items: stretch;
  gap: var(--s4);
  margin: 0 0 var(--s4);
  padding: var(--s4);
  border-radius: var(--radius);
  background: var(--sand);
`
