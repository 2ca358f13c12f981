import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { CostLine, Stay } from '../../domain/rental/stays'

/** A stay in one line; opened, every cost of it and what it comes to. */
export function StayLine({ stay, persons }: { stay: Stay; persons: number }) {
  const { t } = useTranslation('rental')
  const { type, arrival, departure, nights, price, costs, total } = stay
  return (
    <li>
      <Fold>
        <summary>
          <span>
            {arrival} – {departure}
          </span>
          <strong>{price}</strong>
          <small>
            {type}, {t('nights', { count: nights })}
          </small>
        </summary>
        <dl>
          <Cost label={t('rent')} sum={price} />
          {costs.map((cost) => (
            <Cost key={cost.label} label={cost.label} how={how(cost, t)} sum={cost.sum} />
          ))}
          {total && <Cost label={t('total', { count: persons })} sum={total} isTotal />}
        </dl>
      </Fold>
    </li>
  )
}

type Words = (key: string, values?: Record<string, unknown>) => string

function how({ each, nights, persons, refundable }: CostLine, t: Words): string {
  const times = [
    ...(nights ? [t('nights', { count: nights })] : []),
    ...(persons ? [t('persons.count', { count: persons })] : []),
  ]
  return [times.length ? [each, ...times].join(' × ') : '', refundable ? t('refundable') : '']
    .filter(Boolean)
    .join(', ')
}

interface CostProps {
  label: string
  how?: string
  sum: string
  isTotal?: boolean
}

function Cost({ label, how: counted, sum, isTotal }: CostProps) {
  return (
    <div data-total={isTotal ?? false}>
      <dt>
        {label}
        {counted && <small>{counted}</small>}
      </dt>
      <dd>{sum}</dd>
    </div>
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
  small {
    display: block;
    color: var(--quiet);
    font-size: var(--t14);
  }
  dl {
    margin: 0 0 var(--s4);
    padding: var(--s4);
    border-radius: var(--radius);
    background: var(--sand);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: var(--s1);
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  [data-total='true'] {
    margin-top: var(--s2);
    padding-top: var(--s3);
    border-top: 1px solid var(--edge);
    font-weight: 600;
  }
`
