import styled from 'styled-components'
import type { EnergyBar, Section } from '../../domain/estate/types'
import { safeLink } from '../../domain/estate/videos'
import { media } from '../../styles/media'
import { Amounts } from '../ui/Amounts'
import { EnergyScale } from './EnergyScale'
import { timetable } from './timetable'

/** Values longer than this take the whole width, so that a sentence is not set in a column of words. */
const LONG_VALUE = 48
/** Where a value leads that is nothing but an address; of one that only looks so, nowhere. */
const linkIn = (value: string) => (/^\S+$/.test(value) ? safeLink(value) : undefined)

interface Props {
  sections: readonly Section[]
  bars?: { [tab in Section['tab']]?: EnergyBar | undefined }
}

/** The listing's tabs as sections of label and value, all readable without a script. */
export function FactSections({ sections, bars = {} }: Props) {
  return sections.map(({ tab, title, rows }) => {
    const bar = bars[tab]
    return (
      <section key={tab} id={tab} aria-labelledby={`${tab}-title`}>
        <h2 id={`${tab}-title`}>{title}</h2>
        {bar && <EnergyScale energy={bar} />}
        <Timetable>
          {rows.map(({ key, label, value, icon, note }) => (
            <div key={key} data-wide={value.length > LONG_VALUE}>
              <dt>
                <span>{label}</span>
              </dt>
              <dd>
                {icon === 'flood' && <Flood src="/img/svg-icon/flood.svg" width="20" height="20" alt="" />}
                {linkIn(value) ? (
                  <a href={linkIn(value)} rel="noopener">
                    {new URL(value).host}
                  </a>
                ) : (
                  <Amounts text={value} />
                )}
              </dd>
              {note && <Note>{note}</Note>}
            </div>
          ))}
        </Timetable>
      </section>
    )
  })
}

const Timetable = styled.dl`
  ${timetable}
  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s7);
    align-items: stretch;
    & > div[data-wide='true'] {
      grid-column: 1 / -1;
    }
  }
`

const Flood = styled.img`
  display: inline-block;
  vertical-align: text-bottom;
  margin-inline-end: var(--s2);
`

/** Under label and value, across both. */
const Note = styled.dd`
  && {
    grid-column: 1 / -1;
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
    text-align: start;
  }
`
