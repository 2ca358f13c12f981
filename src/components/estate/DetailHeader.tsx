import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { media } from '../../styles/media'

type Shown = Pick<
  EstateView,
  'title' | 'addressLine' | 'reference' | 'facts' | 'sticker' | 'phase' | 'availability' | 'energy'
>

/** Characters beyond which a fact takes two places of the grid. */
const WIDE_VALUE = 8

/** What a visitor wants to know first: what it is, where, and the few facts that decide. */
export function DetailHeader({ view }: { view: Shown }) {
  const { t } = useTexts('estate')
  const { title, addressLine, reference, facts, sticker, phase, availability, energy } = view
  const strip = [
    ...(availability
      ? [{ key: 'units', label: t('unit.available'), value: t('unit.free', { ...availability }) }]
      : []),
    ...(phase ? [{ key: 'phase', label: t('phase'), value: phase }] : []),
    ...facts,
    ...(energy?.label ? [{ key: 'energy', label: t('energy.label'), value: energy.label }] : []),
  ]
  return (
    <Head>
      {sticker && (
        <Sticker style={{ background: sticker.background, color: sticker.colour }}>{sticker.name}</Sticker>
      )}
      <h1>{title}</h1>
      <Place>
        <span>{addressLine}</span>
        {reference && <Quiet>{t('reference', { reference })}</Quiet>}
      </Place>
      {strip.length > 0 && (
        <Facts>
          {strip.map(({ key, label, value }) => (
            <div key={key} data-wide={value.length > WIDE_VALUE}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  gap: var(--s3);
  justify-items: start;
`

const Sticker = styled.p`
  padding: 2px var(--s3);
  border-radius: var(--radius);
  background: var(--sand);
  color: var(--ink);
  font-size: var(--t14);
  font-weight: 600;
`

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  font-size: var(--t18);
`

const Quiet = styled.span`
  color: var(--quiet);
  font-size: 1rem;
`

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
