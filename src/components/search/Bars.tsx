import styled from 'styled-components'
import type { CountedRange } from '../../contract/search'
import { stepBounds } from '../../domain/search/rangeStep'
import type { Unit } from '../../domain/search/units'

interface Props {
  steps: CountedRange['steps']
  unit: Unit
  chosen: { low: number | undefined; high: number | undefined }
}

/** Fewer say nothing as a picture. */
const FEWEST = 3

/** How the listings lie over the steps of a range, those that are asked for in colour. The steps below say the same in figures. */
export function Bars({ steps, unit, chosen: { low = 0, high = Infinity } }: Props) {
  const most = Math.max(...steps.map(({ count }) => count))
  if (steps.length < FEWEST || most === 0) return null
  const isIn = (step: CountedRange['steps'][number]) => {
    const { min = 0, max = Infinity } = stepBounds(step, unit)
    return min <= high && max >= low
  }
  return (
    <Row aria-hidden="true">
      {steps.map((step) => (
        <Bar
          key={step.from}
          $isIn={isIn(step)}
          style={{ height: `${Math.round((step.count / most) * 100)}%` }}
        />
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 48px;
  margin-bottom: var(--s2);
  border-bottom: 1px solid var(--line);
`

const Bar = styled.span<{ $isIn: boolean }>`
  flex: 1;
  min-height: 1px;
  background: ${({ $isIn }) => ($isIn ? 'var(--brick)' : 'var(--line)')};
  /* A drawing of colour alone, in the two that whoever chose the colours has for that. */
  @media (forced-colors: active) {
    background: ${({ $isIn }) => ($isIn ? 'Highlight' : 'GrayText')};
    forced-color-adjust: none;
  }
`
