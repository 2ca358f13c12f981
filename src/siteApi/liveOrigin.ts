/** Name of the element in the head of an exported page that says where live parts are asked (docs/decisions/416). */
export const LIVE_META = 'site-api'

/** Name of the one that says that the site's map is another's, which a visitor has to agree to (docs/decisions/439). */
export const MAP_META = 'site-map'

const metaOf = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const told = () => metaOf(LIVE_META)

/** Whether the page is one of an export, which a static host serves: its pictures are files there. */
export const isExported = (): boolean => told() !== undefined

/** Origin of everything that is asked live, without a slash at its end; '' under the page's own. */
export const liveOrigin = (): string => told() ?? ''

/** Whether a page of an export may show the map that needs nothing where the site does not answer: that is one of its files. */
export const hasOwnMap = (): boolean => isExported() && metaOf(MAP_META) === undefined
