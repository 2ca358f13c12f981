import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { FactStrip } from './FactStrip'

type Shown = Pick<
  EstateView,
  'title' | 'addressLine' | 'reference' | 'facts' | 'sticker' | 'phase' | 'availability' | 'energy'
>

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
    ...(energy?.label ? [{ key: 'energy', label: t('common:energy.label'), value: energy.label }] : []),
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
      <FactStrip facts={strip} />
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
