import styled, { css } from 'styled-components'
import type { EnergyBar, Section } from '../../domain/estate/types'
import { safeLink } from '../../domain/estate/videos'
import { media } from '../../styles/media'
import { Amounts } from '../ui/Amounts'
import { EnergyScale } from './EnergyScale'

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

/** A row of label and value. */
export const timetableRow = css`
  display: grid;
  /* A label keeps its longest word whole, a value its line when the label leaves room. */
  grid-template-columns: minmax(min-content, 1fr) fit-content(60%);
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
    dd {
      text-align: start;
    }
  }
  align-content: start;
  align-items: baseline;
  column-gap: var(--s3);
  padding-block: var(--s2);
  border-bottom: 1px solid var(--line);
  break-inside: avoid;
`

export const timetableValue = css`
  margin: 0;
  /* An amount stays whole beside a long label, however large the text. */
  min-width: min(6em, 50%);
  overflow-wrap: anywhere;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: pre-line;
`

/** Rows of label and value with lines between them, in two columns where there is room. */
export const timetable = css`
  margin: var(--s4) 0 0;
  font-variant-numeric: tabular-nums;
  container-type: inline-size;
  & > div {
    ${timetableRow}
  }
  dt {
    color: var(--quiet);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  dd {
    ${timetableValue}
  }
  & > div[data-wide='true'] {
    display: block;
    dd {
      max-width: var(--measure);
      text-align: start;
    }
  }
`

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
