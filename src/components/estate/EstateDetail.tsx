import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { EstateView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'
import { Stack } from '../ui/blocks'
import { Contact } from './Contact'
import { EnergySection } from './EnergySection'
import { FactSections } from './FactSections'
import { Gallery } from './Gallery'
import { HeartButton } from './HeartButton'
import { RoomList } from './RoomList'
import { UnitTable } from './UnitTable'

interface Props {
  view: EstateView
  agency: FrameView['agency']
}

/** A listing's page, whether it was prebuilt or is shown live: a project, one of its units, or a property. */
export function EstateDetail({ view, agency }: Props) {
  const { t } = useTranslation('estate')
  const { project, units, energy, energyShared } = view
  return (
    <Stack $gap="var(--s6)">
      {project && (
        <nav aria-label={t('unit.back')}>
          <AppLink to={project.path}>← {project.title}</AppLink>
        </nav>
      )}
      <Gallery pictures={view.pictures} />
      <Columns>
        <Stack $gap="var(--s7)">
          <Stack as="header" $gap="var(--s2)">
            <h1>{view.title}</h1>
            <p>{view.addressLine}</p>
            {view.reference && <Quiet>{t('reference', { reference: view.reference })}</Quiet>}
            <Facts>
              {view.facts.map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </Stack>
          {view.description && (
            <Stack as="section" aria-label={t('description')}>
              {view.description.split(/\n\s*\n/).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </Stack>
          )}
          {view.kind === 'project' && units.length > 0 && <UnitTable units={units} heading={t('unit.all')} />}
          {energy && <EnergySection energy={energy} heading={t('energy.heading')} />}
          {energyShared && <EnergySection energy={energyShared} heading={t('energy.shared')} />}
          <FactSections sections={view.sections} />
          <RoomList floors={view.rooms} />
          {view.kind === 'unit' && units.length > 1 && (
            <UnitTable units={units} heading={t('unit.neighbours')} currentId={view.id} />
          )}
          {view.floorPlans.length > 0 && (
            <section aria-labelledby="plans-title">
              <h2 id="plans-title">{t('floorPlans')}</h2>
              <Gallery pictures={view.floorPlans} />
            </section>
          )}
          {view.virtualVisit && (
            <p>
              <a href={view.virtualVisit} rel="noopener">
                {t('virtualVisit')}
              </a>
            </p>
          )}
        </Stack>
        <Aside>
          <Price>{view.sold ? view.statusName : view.price}</Price>
          <HeartButton id={view.id} name={view.title} />
          <Contact
            agency={agency}
            salesRep={view.salesRep}
            subject={`${view.title} (${view.reference ?? view.id})`}
          />
        </Aside>
      </Columns>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--s7) var(--s6);
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`

const Aside = styled.aside`
  display: grid;
  gap: var(--s4);
  align-content: start;
  ${media.desktop} {
    position: sticky;
    top: var(--s5);
    align-self: start;
    padding: var(--s5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
`

const Price = styled.p`
  font: 500 1.75rem/1.2 var(--heading-face);
  font-variant-numeric: tabular-nums;
`

const Quiet = styled.p`
  color: var(--quiet);
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s6);
  margin: var(--s4) 0 0;
  padding-block: var(--s4);
  border-block: 1px solid var(--line);
  dt {
    color: var(--quiet);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`
