/**
 * The name of the asset that a link leads to when it is one of this site's own, by path or by whole address.
 * @example ownAsset('/sites/demo/assets/sea.jpg?hash=01234567', 'demo', []) // 'sea.jpg'
 */
export function ownAsset(link: string, siteId: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((each) => link.startsWith(`${each}/`)) ?? ''
  const path = link.slice(origin.length).split(/[?#]/)[0] ?? ''
  const [, site, name] = /^\/sites\/([^/]+)\/assets\/([a-z0-9][a-z0-9._-]*)$/.exec(path) ?? []
  return site === siteId ? name : undefined
}

/** Whether a link may stand in a redirect's header: an address of the web, or a path of the site, in ASCII. */
export const mayRedirectTo = (link: string): boolean => /^(https?:\/\/|\/(?![/\\]))[\x21-\x7e]*$/i.test(link)
