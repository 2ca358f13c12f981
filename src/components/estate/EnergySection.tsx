import { useId } from 'react'
import styled from 'styled-components'
import type { EnergyBar } from '../../domain/estate/types'
import { EnergyLabel } from './EnergyLabel'

/** The energy score on its scale of 700 kWh/m² a year (spec §9). */
export function EnergySection({ energy, heading }: { energy: EnergyBar; heading: string }) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <Scale>
        <Track aria-hidden="true">
          <span style={{ insetInlineStart: `${energy.percent}%` }} />
        </Track>
        <p>
          {energy.label && <EnergyLabel label={energy.label} name={heading} />} {energy.text}
        </p>
      </Scale>
    </section>
  )
}

const Scale = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s4);
`

const Track = styled.div`
  position: relative;
  height: 12px;
  border-radius: 2px;
  background: linear-gradient(90deg, #007a45, #6faf3b, #c9c81e, #f2b705, #ee8c1a, #e0561b, #c8201f);
  span {
    position: absolute;
    top: -4px;
    width: 4px;
    height: 20px;
    margin-inline-start: -2px;
    background: var(--ink);
    outline: 2px solid var(--paper);
  }
`
