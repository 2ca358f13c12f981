import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Row } from '../../domain/estate/types'
import type { RentalView } from '../../domain/rental/rentalView'
import { rentalCrumbs } from '../../domain/site/crumbs'
import type { FrameView } from '../../domain/site/frameView'
import { useLastList } from '../../state/lastList'
import { Contact } from '../estate/Contact'
import { Crumbs } from '../estate/Crumbs'
import { DetailAside, DetailColumns, DetailPaper } from '../estate/detailLayout'
import { timetable } from '../estate/FactSections'
import { Gallery } from '../estate/Gallery'
import { PlaceSection } from '../estate/PlaceSection'
import { AskSheet, useAskSheet } from '../forms/AskSheet'
import { Action, Stack } from '../ui/blocks'
import { RentalPeriods } from './RentalPeriods'

/** Texts that are read as paragraphs, not as rows. */
const TEXTS = new Set(['description', 'descriptionShort'])

interface Props {
  view: RentalView
  frame: FrameView
  /** Of the address: what was searched for on the way here. */
  query: string
}

/** A holiday unit's page: photos, its labelled fields, the stays that are free right now. */
export function RentalDetail({ view, frame, query }: Props) {
  const { t } = useTexts('rental')
  const ask = useAskSheet(frame)
  const texts = view.rows.filter(({ key }) => TEXTS.has(key))
  // The short text says again what the long one does: it stands below the facts (docs/decisions/189-holiday-unit-page.md).
  const [first, ...rest] = texts
  const facts = view.rows.filter(({ key }) => !TEXTS.has(key))
  return (
    <Stack $gap="var(--s5)">
      <DetailPaper />
      <Crumbs crumbs={rentalCrumbs(view, frame, useLastList(frame.locale))} />
      <Gallery pictures={view.pictures} />
      <DetailColumns>
        <Stack as="header" $gap="var(--s3)">
          <h1>{view.title}</h1>
          <Place>{view.addressLine}</Place>
          <ToStays as="a" href="#periods">
            {t('toStays')}
          </ToStays>
        </Stack>
        <DetailAside aria-label={t('contact')} style={{ gridRowEnd: 'span 2' }}>
          <Stack $gap="var(--s2)">
            <h2>{t('contact')}</h2>
            <p>{t('contact.note')}</p>
          </Stack>
          <Contact agency={frame.agency} subject={view.title} onAsk={ask.open} />
        </DetailAside>
        <Stack $gap="var(--s7)">
          {first && <TextSection row={first} />}
          <section aria-labelledby="facts-title">
            <h2 id="facts-title">{t('facts')}</h2>
            <Facts>
              {facts.map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </section>
          {rest.map((row) => (
            <TextSection key={row.key} row={row} />
          ))}
          <RentalPeriods unitId={view.id} maxPersons={view.maxOccupation} frame={frame} query={query} />
          <PlaceSection
            of="rentalUnit"
            id={view.id}
            siteId={frame.siteId}
            addressLine={view.addressLine}
            position={view.position}
            text={view.type || view.title}
          />
        </Stack>
      </DetailColumns>
      <AskSheet
        of={ask}
        frame={frame}
        about={{ rentalUnitId: view.id }}
        subject={view.title}
        phone={frame.agency.phone}
      />
    </Stack>
  )
}

function TextSection({ row: { key, label, value, lang } }: { row: Row }) {
  return (
    <section aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`}>{label}</h2>
      <Text lang={lang}>{value}</Text>
    </section>
  )
}

const ToStays = styled(Action)`
  justify-self: start;
  @media print {
    display: none;
  }
`

const Place = styled.p`
  font-size: var(--t18);
`

const Text = styled.p`
  margin-top: var(--s4);
  font-size: var(--t18);
  white-space: pre-line;
`

const Facts = styled.dl`
  ${timetable}
`
