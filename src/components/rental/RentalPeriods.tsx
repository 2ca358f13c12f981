import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stayMonths } from '../../domain/rental/stays'
import type { FrameView } from '../../domain/site/frameView'
import { getRentalPeriods } from '../../siteApi/rental'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { FreeStays } from './FreeStays'
import { PersonCount } from './PersonCount'

/** What most guests are with; fewer where a unit has no room for them. */
const USUAL_PERSONS = 2
const MOST_PERSONS = 50

interface Props {
  unitId: number
  maxPersons?: number | undefined
  frame: FrameView
}

/** Stays of a holiday unit that are free right now, asked from the API when the page opens. */
export function RentalPeriods({ unitId, maxPersons = MOST_PERSONS, frame }: Props) {
  const { t } = useTranslation(['rental', 'common'])
  const { siteId, locale } = frame
  const [persons, setPersons] = useState(Math.min(USUAL_PERSONS, maxPersons))
  const { result, retry } = useLoad(String(unitId), (signal) =>
    getRentalPeriods(liveClient(siteId, locale), unitId, { signal }),
  )
  return (
    <section id="periods" aria-labelledby="periods-title">
      <Stack>
        <h2 id="periods-title">{t('rental:periods')}</h2>
        {result.state === 'loading' && <p role="status">{t('liveData:loading')}</p>}
        {result.state === 'failed' && (
          <>
            <Notice role="alert">{t('liveData:error.load')}</Notice>
            <Action type="button" onClick={retry} style={{ justifySelf: 'start' }}>
              {t('liveData:error.retry')}
            </Action>
          </>
        )}
        {result.state === 'ready' && (
          <>
            <PersonCount persons={persons} most={maxPersons} onChange={setPersons} />
            <FreeStays months={stayMonths(result.value, persons, locale)} persons={persons} />
          </>
        )}
      </Stack>
    </section>
  )
}
