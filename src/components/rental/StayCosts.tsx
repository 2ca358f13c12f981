import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { CostLine, Stay } from '../../domain/rental/stays'
import { Amounts } from '../ui/Amounts'

/** Every cost of a stay, what it comes to, and what is paid besides and comes back. */
export function StayCosts({ stay, persons }: { stay: Stay; persons: number }) {
  const { t } = useTexts('rental')
  const { price, nights, costs, total, deposits, due } = stay
  if (!price) return <p>{t('price.ask')}</p>
  return (
    <Costs>
      <Cost label={t('rent')} how={t('nights', { count: nights })} sum={price} />
      {costs.map((cost) => (
        <Cost key={cost.label} label={cost.label} how={how(cost, t)} sum={cost.sum} />
      ))}
      <Cost label={t('total', { count: persons })} sum={total} isTotal />
      {deposits.map((cost) => (
        <Cost key={cost.label} label={cost.label} how={how(cost, t)} sum={cost.sum} />
      ))}
      {due && <Cost label={t('due')} sum={due} isTotal />}
    </Costs>
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

function Cost({ label, how: counted, sum, isTotal = false }: CostProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {label}{' '}
        {counted && (
          <small>
            <Amounts text={counted} />
          </small>
        )}
      </dt>
      <dd>{sum}</dd>
    </div>
  )
}

const Costs = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 2px;
    line-height: 1.4;
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s2);
  }
  small {
    color: var(--quiet);
    font-size: var(--t14);
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  [data-total='true'] {
    margin-top: var(--s1);
    padding-top: var(--s2);
    border-top: 1px solid var(--edge);
    font-weight: 600;
  }
`
