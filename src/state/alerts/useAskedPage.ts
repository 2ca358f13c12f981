import { useEffect, useEffectEvent } from 'react'
import type { Page } from '../../contract/page'
import type { FrameView } from '../../domain/site/frameView'
import { getPage } from '../../siteApi/content'
import { isHttpError } from '../../siteApi/http'
import { liveClient } from '../liveSite'
import { useLoad } from '../useLoad'

/** The list page that a search was made on; undefined without one, and when it could not be had. `onGone` is told when there is none any more. */
export function useAskedPage(
  { siteId, locale }: FrameView,
  pageId: number | undefined,
  onGone: () => void,
): { page: Page | undefined; isLoading: boolean } {
  const { result } = useLoad(pageId ? `${locale} ${pageId}` : undefined, (signal) =>
    getPage(liveClient(siteId, locale), pageId ?? 0, { signal }),
  )
  const isGone =
    result.state === 'failed'
      ? isHttpError(result.error) && result.error.status === 404
      : result.state === 'ready' && result.value.type !== 'estateList'
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])
  return {
    page: pageId && result.state === 'ready' ? result.value : undefined,
    isLoading: pageId !== undefined && result.state === 'loading',
  }
}
