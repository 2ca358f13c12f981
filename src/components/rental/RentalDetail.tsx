import { type CSSProperties, lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Row } from '../../domain/estate/types'
import type { RentalView } from '../../domain/rental/rentalView'
import { rentalCrumbs } from '../../domain/site/crumbs'
import type { FrameView } from '../../domain/site/frameView'
import { useLastList } from '../../state/lastList'
import { useBooking } from '../../state/rental/useBooking'
import { Contact } from '../estate/Contact'
import { Crumbs } from '../estate/Crumbs'
import { DetailColumns, DetailPaper } from '../estate/detailLayout'
import { timetable } from '../estate/timetable'
import { FactStrip } from '../estate/FactStrip'
import { Gallery } from '../estate/Gallery'
import { PlaceSection } from '../estate/PlaceSection'
import { TextLanguage } from '../estate/TextLanguage'
import { AskSheet, useAskSheet } from '../forms/AskSheet'
import { Stack } from '../ui/blocks'
import { BookingBar } from './BookingBar'
import { BookingPanel } from './BookingPanel'
import { RentalPeriods } from './RentalPeriods'
import { RentalTools } from './RentalTools'
import { SimilarRentals } from './SimilarRentals'
import { StayAside } from './StayAside'
import { TermsPlace } from './TermsPlace'

// Only who wants the stay needs it.
const Reserving = lazy(async () => ({ default: (await import('./Reserving')).Reserving }))

/** Texts that are read as paragraphs, not as rows. */
const TEXTS = new Set(['description', 'descriptionShort'])
/** What stands in the strip below the name, in its order. */
const STRIP = ['maxOccupation', 'bedrooms', 'bathrooms', 'subKind']

// How many rows the panel stands beside.
const PARTS = { '--parts': 2 } as CSSProperties

interface Props {
  view: RentalView
  frame: FrameView
  /** Of the address: what was searched for on the way here. */
  query: string
}

/** A holiday unit's page: photos, its facts, the stays that are free right now, and the one that is being put together. */
export function RentalDetail({ view, frame, query }: Props) {
  const { t } = useTexts('rental')
  const ask = useAskSheet(frame)
  const booking = useBooking({
    unitId: view.id,
    maxPersons: view.maxOccupation,
    frame,
    query,
    cancelStayDays: view.cancelStayDays,
  })
  const texts = view.rows.filter(({ key }) => TEXTS.has(key))
  // The short text says again what the long one does: it stands below the facts (docs/decisions/189-holiday-unit-page.md).
  const [first, ...rest] = texts
  const facts = view.rows.filter(({ key }) => !TEXTS.has(key))
  const strip = STRIP.flatMap((key) => facts.find((row) => row.key === key) ?? [])
  return (
    <Stack $gap="var(--s5)">
      <DetailPaper />
      <Crumbs crumbs={rentalCrumbs(view, frame, useLastList(frame.locale))} />
      <Gallery pictures={view.pictures} />
      <DetailColumns style={PARTS}>
        <Stack as="header" $gap="var(--s3)">
          <h1>{view.title}</h1>
          <Place>{view.addressLine}</Place>
          <FactStrip facts={strip} />
        </Stack>
        <StayAside>
          <BookingPanel of={booking} />
          <RentalTools view={view} query={booking.query} />
        </StayAside>
        <Stack $gap="var(--s7)">
          {first && <TextSection row={first} />}
          <RentalPeriods of={booking} />
          {(booking.isReserving || booking.reservation) && (
            <Suspense fallback={<p role="status">{t('liveData:loading')}</p>}>
              <Reserving of={booking} frame={frame} />
            </Suspense>
          )}
          <TermsPlace of={booking} agency={frame.agency.name} />
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
          <PlaceSection
            of="rentalUnit"
            id={view.id}
            siteId={frame.siteId}
            addressLine={view.addressLine}
            position={view.position}
            text={view.type || view.title}
          />
          <Questions aria-labelledby="questions-title">
            <h2 id="questions-title">{t('contact')}</h2>
            <p>{t('contact.note')}</p>
            <Contact agency={frame.agency} subject={view.title} onAsk={ask.open} />
          </Questions>
        </Stack>
      </DetailColumns>
      <SimilarRentals view={view} of={booking} siteId={frame.siteId} />
      <BookingBar of={booking} />
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
      <TextLanguage lang={lang} />
      <Text lang={lang}>{value}</Text>
    </section>
  )
}

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

const Questions = styled.section`
  display: grid;
  gap: var(--s4);
  justify-items: start;
`
