/** Name of the element in the head of an exported page that says where live parts are asked (docs/decisions/416). */
export const LIVE_META = 'site-api'

const told = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${LIVE_META}"]`)?.content

/** Whether the page is one of an export, which a static host serves: its pictures are files there. */
export const isExported = (): boolean => told() !== undefined

/** Origin of everything that is asked live, without a slash at its end; '' under the page's own. */
export const liveOrigin = (): string => told() ?? ''
