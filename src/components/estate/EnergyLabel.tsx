import styled from 'styled-components'

/** Official colours of the classes, better to worse; the letter always stands on them. */
const COLOURS: Readonly<Record<string, string>> = {
  'A++': '#00693e',
  'A+': '#007a45',
  A: '#1f8a3b',
  B: '#6faf3b',
  C: '#c9c81e',
  D: '#f2b705',
  E: '#ee8c1a',
  F: '#e0561b',
  G: '#c8201f',
}
const DARK_TEXT = new Set(['B', 'C', 'D', 'E'])

/** A listing's energy class as a coloured letter; of a pair the worse one gives the colour. */
export function EnergyLabel({ label, name }: { label: string; name: string }) {
  const [first = label] = label.split('-')
  const colours = {
    background: COLOURS[first] ?? 'var(--quiet)',
    color: DARK_TEXT.has(first) ? '#1d1f1b' : '#fff',
  }
  return (
    <Letter role="img" aria-label={`${name} ${label}`} style={colours}>
      {label}
    </Letter>
  )
}

const Letter = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  height: 24px;
  padding-inline: 6px;
  border-radius: 2px;
  font: 700 0.875rem/1 var(--text-face);
`
