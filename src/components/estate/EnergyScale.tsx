import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EnergyBar } from '../../domain/estate/types'
import { labelColours } from './labelColours'

const OTHER = { background: 'var(--ink)', color: 'var(--paper)' }

// Of a pair the first, worse one gives the colour.
const coloursOf = (label: string) => labelColours(label.split('-')[0] ?? label) ?? OTHER

/**
 * The energy score on a scale of 700 kWh/m² a year (spec §9), with the classes of its region; where none are known the
 * bar is filled up to it. A class below zero has no width of its own on it: it stands before the others, of its own house only.
 */
export function EnergyScale({ energy }: { energy: EnergyBar }) {
  const { t } = useTexts('estate')
  const { label, text, percent, steps = [] } = energy
  const starts = [0, ...steps.map(([, upTo]) => upTo)]
  return (
    <div>
      <Line>
        {label && <Letter style={coloursOf(label)}>{label}</Letter>}
        <strong>{text}</strong>
      </Line>
      <Scale
        role="img"
        aria-label={label ? t('energy.onScale', { label, value: text }) : t('energy.value', { value: text })}
      >
        <Mark style={{ insetInlineStart: `${percent}%` }} />
        <Track>
          {!steps.length && (
            <span style={{ ...coloursOf(label ?? ''), flex: 'none', width: `${percent}%` }} />
          )}
          {steps.map(([step, upTo], index) => (
            <span
              key={step}
              data-own={step === label}
              data-below={upTo === 0}
              style={{ ...coloursOf(step), flexGrow: upTo - (starts[index] ?? 0) }}
            >
              {step}
            </span>
          ))}
        </Track>
        <Ends>
          <span>0</span>
          <span>700 kWh/m²</span>
        </Ends>
      </Scale>
    </div>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s3);
  margin-top: var(--s4);
  font-size: var(--t18);
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
  }
`

const Letter = styled.span`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 40px;
  padding-inline: var(--s2);
  border-radius: var(--radius);
  font: 700 1.25rem/1 var(--text-face);
  print-color-adjust: exact;
  forced-color-adjust: none;
`

const Scale = styled.div`
  position: relative;
  margin-top: var(--s4);
  padding-top: var(--s3);
`

const Mark = styled.span`
  position: absolute;
  top: 0;
  width: 16px;
  height: 10px;
  margin-inline-start: -8px;
  background: var(--ink);
  clip-path: polygon(0 0, 100% 0, 50% 100%);
  print-color-adjust: exact;
  @media (forced-colors: active) {
    background: CanvasText;
  }
`

const Track = styled.div`
  display: flex;
  gap: 1px;
  height: 28px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--line);
  print-color-adjust: exact;
  /* The official colours of the classes, each with its letter. */
  forced-color-adjust: none;
  span {
    display: grid;
    flex: 1 1 0;
    place-items: center;
    min-width: 0;
    font: 600 0.8125rem/1 var(--text-face);
  }
  span[data-below='true'] {
    flex-basis: 32px;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: var(--s3);
  color: var(--quiet);
  font-size: var(--t14);
`
