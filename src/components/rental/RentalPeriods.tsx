import { useTexts } from '../../i18n/useTexts'
import { parseRental } from '../../domain/rentalSearch/rentalAddress'
import type { FrameView } from '../../domain/site/frameView'
import { forgetAskedStay } from '../../state/rental/forgetAskedStay'
import { usePeriods } from '../../state/rental/usePeriods'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Stays } from './Stays'

const MOST_PERSONS = 50

interface Props {
  unitId: number
  maxPersons?: number | undefined
  frame: FrameView
  /** Of the address: what was searched for on the way here. */
  query: string
}

/** Stays of a holiday unit as they are right now, asked from the API when the page opens. */
export function RentalPeriods({ unitId, maxPersons = MOST_PERSONS, frame, query }: Props) {
  const { t } = useTexts('rental')
  const { periods, hasFailed, reload } = usePeriods(frame.siteId, frame.locale, unitId)
  return (
    <section id="periods" aria-labelledby="periods-title">
      <Stack>
        <h2 id="periods-title">{t('rental:periods')}</h2>
        {periods && (
          <Stays
            periods={periods}
            maxPersons={maxPersons}
            frame={frame}
            reload={reload}
            onReserved={forgetAskedStay}
            asked={parseRental(new URLSearchParams(query))}
          />
        )}
        {!periods && !hasFailed && (
          <p role="status" style={{ minHeight: '34rem' }}>
            {t('liveData:loading')}
          </p>
        )}
        {!periods && hasFailed && (
          <>
            <Notice role="alert">{t('liveData:error.load')}</Notice>
            <Action type="button" onClick={reload} style={{ justifySelf: 'start' }}>
              {t('liveData:error.retry')}
            </Action>
          </>
        )}
      </Stack>
    </section>
  )
}
