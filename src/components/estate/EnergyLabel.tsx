import styled from 'styled-components'
import { labelColours } from './labelColours'

/** A listing's energy class as a coloured letter; of a pair the first, worse one gives the colour. */
export function EnergyLabel({ label, name }: { label: string; name: string }) {
  const [first = label] = label.split('-')
  const style = labelColours(first) ?? { background: 'var(--ink)', color: 'var(--paper)' }
  return (
    <Letter role="img" aria-label={`${name} ${label}`} style={style}>
      {label}
    </Letter>
  )
}

/** Cut like the arrow of the certificate. */
const Letter = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 36px;
  height: 24px;
  padding-inline: 9px 14px;
  clip-path: polygon(0 0, calc(100% - 8px) 0, 100% 50%, calc(100% - 8px) 100%, 0 100%);
  font: 700 0.875rem/1 var(--text-face);
  print-color-adjust: exact;
  forced-color-adjust: none;
`
