import styled from 'styled-components'
import { media } from '../../styles/media'

/** Characters beyond which a fact takes two places of the grid. */
const WIDE_VALUE = 8

interface Props {
  facts: readonly { key: string; label: string; value: string }[]
}

/** The few facts that decide, beside each other; nothing where there are none. */
export function FactStrip({ facts }: Props) {
  if (facts.length === 0) return null
  return (
    <Facts>
      {facts.map(({ key, label, value }) => (
        <div key={key} data-wide={value.length > WIDE_VALUE}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  gap: var(--s4);
  width: 100%;
  margin: var(--s4) 0 0;
  padding-block: var(--s5);
  border-block: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  div[data-wide='true'] {
    grid-column: span 2;
  }
  dt {
    color: var(--quiet);
    font-size: var(--t14);
    line-height: 1.3;
  }
  dd {
    margin: 0;
    font: 460 var(--t22) / 1.3 var(--heading-face);
  }
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s4) var(--s5);
    dd {
      white-space: nowrap;
    }
  }
`
