import { useEffect, type CSSProperties } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { estateCrumbs } from '../../domain/site/crumbs'
import type { FrameView } from '../../domain/site/frameView'
import { useLastList } from '../../state/lastList'
import { keepListings, seenListings } from '../../state/remembered/keptListings'
import { AskSheet, useAskSheet } from '../forms/AskSheet'
import { Amounts } from '../ui/Amounts'
import { Stack } from '../ui/blocks'
import { useVisitPlace, VisitPlace } from '../viewing/VisitPlace'
import { Contact } from './Contact'
import { ContactBar } from './ContactBar'
import { reach } from './contactLinks'
import { Crumbs } from './Crumbs'
import { DetailBody } from './DetailBody'
import { DetailHeader } from './DetailHeader'
import { DetailAside, DetailColumns, DetailPaper } from './detailLayout'
import { Gallery } from './Gallery'
import { HeartButton } from './HeartButton'
import { PriceBefore } from './PriceBefore'
import { SimilarEstates } from './SimilarEstates'
import { Tools } from './Tools'
import { UnitWay } from './UnitWay'

interface Props {
  view: EstateView
  frame: FrameView
}

// How many rows the price stands beside.
const parts = (count: number) => ({ '--parts': count }) as CSSProperties

/** A listing's page, whether it was prebuilt or is shown live: a project, one of its units, or a property. */
export function EstateDetail({ view, frame }: Props) {
  const { t } = useTexts('estate')
  const { project, sold, title, subject } = view
  const ask = useAskSheet(frame)
  const visit = useVisitPlace(frame)
  const contact = {
    agency: frame.agency,
    salesRep: view.salesRep,
    subject,
    onAsk: ask.open,
    onVisit: visit.open,
    // A business that was taken over keeps its price (spec §4), but nobody shows visitors round.
    about: sold || view.status === 'TAKEN_OVER' ? ('question' as const) : ('visit' as const),
  }
  const { phone } = reach(frame.agency, view.salesRep)
  const { price } = view
  useEffect(() => keepListings(seenListings, [view.id]), [view.id])
  const similar = <SimilarEstates view={view} siteId={frame.siteId} />
  return (
    <Stack $gap="var(--s5)">
      <DetailPaper />
      <Crumbs crumbs={estateCrumbs(view, frame, useLastList(frame.locale))} />
      {project && <UnitWay project={project} unit={view.id} />}
      <Gallery pictures={view.pictures} wide={view.kind === 'project'} faded={sold} />
      <DetailColumns style={parts(sold ? 3 : 2)}>
        <DetailHeader view={view} />
        <DetailAside aria-label={t('contact.aside')}>
          <Top>
            {price && (
              <Price>
                <Amounts text={price} />
                <PriceBefore price={view.priceBefore} />
                {view.charges && (
                  <Charges>
                    <Amounts text={view.charges} />
                  </Charges>
                )}
              </Price>
            )}
            <HeartButton id={view.id} name={title} words={{ keep: t('keep'), kept: t('kept') }} />
            {price && sold && <p>{t('sold.note')}</p>}
            {price && !sold && view.vatNote && <p>{view.vatNote}</p>}
          </Top>
          <Contact {...contact} />
          <Tools id={view.id} title={title} path={view.path} subject={subject} frame={frame} />
        </DetailAside>
        {sold && similar}
        <DetailBody view={view} siteId={frame.siteId} />
      </DetailColumns>
      {!sold && similar}
      <ContactBar {...contact} price={price || view.type} />
      <AskSheet of={ask} frame={frame} about={{ estateId: view.id }} subject={subject} phone={phone} />
      <VisitPlace
        of={visit}
        frame={frame}
        estateId={view.id}
        subject={subject}
        place={view.addressLine}
        isPlaceSent={view.hidesAddress ?? false}
        phone={phone}
        onAsk={() => {
          visit.onClose()
          ask.open()
        }}
      />
    </Stack>
  )
}

/** What it costs, and beside it the way to keep it: what a visitor does first of all. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s4);
`

/** On a line of its own, in the words of the text: the rent stays what one sees first. */
const Charges = styled.span`
  display: block;
  color: var(--quiet);
  font: 400 1rem / 1.5 var(--text-face);
  letter-spacing: 0;
`

const Price = styled.p`
  font: 460 var(--t36) / 1.15 var(--heading-face);
  letter-spacing: -0.01em;
  text-wrap: balance;
  font-variant-numeric: tabular-nums;
  @media print {
    white-space: nowrap;
  }
`
