import styled from 'styled-components'
import type { Section } from '../../domain/estate/types'
import { media } from '../../styles/media'

/** The listing's tabs as sections of label and value, all readable without a script. */
export function FactSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ tab, title, rows }) => (
    <section key={tab} id={tab} aria-labelledby={`${tab}-title`}>
      <h2 id={`${tab}-title`}>{title}</h2>
      <Facts>
        {rows.map(({ key, label, value, icon, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {icon === 'flood' && <Flood src="/img/svg-icon/flood.svg" width="20" height="20" alt="" />}
              {value}
              {note && <Note>{note}</Note>}
            </dd>
          </div>
        ))}
      </Facts>
    </section>
  ))
}

const Facts = styled.dl`
  margin: var(--s4) 0 0;
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    gap: 0 var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
    ${media.small} {
      grid-template-columns: 2fr 3fr;
    }
  }
  dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
  }
`

const Flood = styled.img`
  display: inline-block;
  vertical-align: text-bottom;
  margin-inline-end: var(--s2);
`

const Note = styled.p`
  color: var(--quiet);
  font-size: 0.875rem;
`
