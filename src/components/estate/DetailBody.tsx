import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { Description } from './Description'
import { distancesOf } from '../../domain/estate/distances'
import { detailSections, sectionsWithBars } from './detailSections'
import { FactSections } from './FactSections'
import { FloorPlans } from './FloorPlans'
import { PlaceSection } from './PlaceSection'
import { RoomList } from './RoomList'
import { SectionNav } from './SectionNav'
import { UnitTable } from './UnitTable'
import { Visits } from './Visits'

/** Everything there is to read about a listing, part by part. */
export function DetailBody({ view, siteId }: { view: EstateView; siteId: string }) {
  const { t } = useTexts('estate')
  const { kind, units, energy, energyShared } = view
  const names = {
    description: t('description'),
    units: t('unit.all'),
    energy: t('energy.heading'),
    energyShared: t('energy.shared'),
    rooms: t('rooms'),
    plans: t('floorPlans'),
    visits: t(view.virtualVisit ? 'virtualVisit' : 'videos'),
    location: t('location'),
  }
  const links = detailSections(view, names)
  return (
    <Parts>
      <SectionNav links={links} />
      {view.description && <Description text={view.description} lang={view.descriptionLang} />}
      {kind === 'project' && units.length > 0 && (
        <UnitTable units={units} heading={t('unit.all')} vatNote={view.vatNote} />
      )}
      <FactSections sections={sectionsWithBars(view, names)} bars={{ energy, energyShared }} />
      <RoomList floors={view.rooms} />
      <FloorPlans plans={view.floorPlans} />
      <Visits virtualVisit={view.virtualVisit} videos={view.videos} />
      <PlaceSection
        of="estate"
        id={view.id}
        siteId={siteId}
        addressLine={view.addressLine}
        hidesAddress={view.hidesAddress}
        position={view.position}
        text={view.price || view.type}
        distances={distancesOf(view.sections)}
      />
      {kind === 'unit' && units.length > 0 && (
        <UnitTable units={units} heading={t('unit.neighbours')} vatNote={view.vatNote} own={view.id} />
      )}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  @media print {
    gap: 4mm;
  }
`
