import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { RentalView } from '../../domain/rental/rentalView'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { Contact } from '../estate/Contact'
import { Gallery } from '../estate/Gallery'
import { Stack } from '../ui/blocks'
import { RentalPeriods } from './RentalPeriods'

/** A holiday unit's page: photos, its labelled fields, the stays that are free right now. */
export function RentalDetail({ view, frame }: { view: RentalView; frame: FrameView }) {
  const { t } = useTranslation('rental')
  return (
    <Stack $gap="var(--s6)">
      <Gallery pictures={view.pictures} />
      <Stack as="header" $gap="var(--s2)">
        <h1>{view.title}</h1>
        <p>{view.addressLine}</p>
      </Stack>
      <section aria-labelledby="facts-title">
        <h2 id="facts-title">{t('facts')}</h2>
        <Facts>
          {view.rows.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </section>
      <RentalPeriods unitId={view.id} frame={frame} />
      <Contact agency={frame.agency} subject={view.title} />
    </Stack>
  )
}

const Facts = styled.dl`
  margin: var(--s4) 0 0;
  & > div {
    display: grid;
    gap: 0 var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
    ${media.small} {
      grid-template-columns: 1fr 3fr;
    }
  }
  dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
    max-width: var(--measure);
    white-space: pre-line;
  }
`
