import { useTranslation } from 'react-i18next'
import { getRentalPeriods } from '../../siteApi/rental'
import { dateText } from '../../domain/format/date'
import { euro } from '../../domain/format/money'
import { nameIn } from '../../domain/localized'
import type { FrameView } from '../../domain/site/frameView'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

/** Stays of a holiday unit that are free right now, asked from the API when the page opens. */
export function RentalPeriods({ unitId, frame }: { unitId: number; frame: FrameView }) {
  const { t } = useTranslation(['rental', 'common'])
  const { siteId, locale } = frame
  const { result, retry } = useLoad(String(unitId), (signal) =>
    getRentalPeriods(liveClient(siteId, locale), unitId, { signal }),
  )
  return (
    <section aria-labelledby="periods-title">
      <h2 id="periods-title">{t('rental:periods')}</h2>
      {result.state === 'loading' && <p role="status">{t('liveData:loading')}</p>}
      {result.state === 'failed' && (
        <Stack>
          <Notice role="alert">{t('liveData:error.load')}</Notice>
          <Action type="button" onClick={retry}>
            {t('liveData:error.retry')}
          </Action>
        </Stack>
      )}
      {result.state === 'ready' && (
        <Free periods={result.value.filter(({ available }) => available)} locale={locale} />
      )}
    </section>
  )
}

type Periods = Awaited<ReturnType<typeof getRentalPeriods>>

function Free({ periods, locale }: { periods: Periods; locale: FrameView['locale'] }) {
  const { t } = useTranslation('rental')
  if (periods.length === 0) return <p>{t('period.none')}</p>
  const columns = ['type', 'start', 'end', 'price'] as const
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ textAlign: 'start' }}>
              {t(`period.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map(({ id, type, start, end, price }) => (
          <tr key={id}>
            <td>{nameIn(type.name, locale)}</td>
            <td>{dateText(start)}</td>
            <td>{dateText(end)}</td>
            <td>{euro(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
