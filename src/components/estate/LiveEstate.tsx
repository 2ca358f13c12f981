import { useTexts } from '../../i18n/useTexts'
import { isHttpError } from '../../siteApi/http'
import { estateView } from '../../domain/estate/estateView'
import type { FrameView } from '../../domain/site/frameView'
import { liveEstate } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'
import { EstateDetail } from './EstateDetail'

interface Props {
  /** Number in the address; undefined when there is none or it is not a number. */
  id: number | undefined
  frame: FrameView
}

/** A listing as the API has it right now: for one that is not prebuilt yet. */
export function LiveEstate({ id, frame }: Props) {
  const { t } = useTexts('common')
  const { locale, siteId } = frame
  const { result, retry } = useLoad(id === undefined ? undefined : String(id), (signal) =>
    liveEstate(liveClient(siteId, locale), id ?? 0, { signal }),
  )
  const unknown =
    id === undefined ||
    (result.state === 'ready' && !result.value) ||
    (result.state === 'failed' && isHttpError(result.error) && result.error.status === 404)

  if (unknown) return <Missing>{t('liveData:error.unknownEstate')}</Missing>
  if (result.state === 'loading') return <Missing>{t('liveData:loading')}</Missing>
  if (result.state === 'failed' || !result.value)
    return (
      <Stack>
        <Missing>{t('liveData:error.load')}</Missing>
        <div>
          <Retry onRetry={retry} />
        </div>
      </Stack>
    )
  const { estate, settings, project } = result.value
  return (
    <EstateDetail view={estateView(estate, locale, settings, project ? { project } : {})} frame={frame} />
  )
}

function Missing({ children }: { children: string }) {
  const { t } = useTexts('common')
  return (
    <Stack $gap="var(--s5)">
      <h1>{t('live:live.title')}</h1>
      <Notice role="status">{children}</Notice>
    </Stack>
  )
}
