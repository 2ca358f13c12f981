const KEY = 'list-link|'

const linksOf = () => document.querySelectorAll<HTMLAnchorElement>('main article a[href]')

/** Keeps which listing of a list is gone to by a key, so that who comes back goes on from there. Who points has no need of it. */
export function keepLeftLink(place: string): void {
  const left = document.activeElement
  const isByKey = left?.matches('main article a[href]:focus-visible')
  try {
    if (isByKey) window.sessionStorage.setItem(KEY + place, left?.getAttribute('href') ?? '')
    else window.sessionStorage.removeItem(KEY + place)
  } catch {
    // Without storage the keys begin at the top of the page.
  }
}

/** Gives the focus back to it, unless the visitor has gone to something else of the page meanwhile. */
export function focusLeftLink(place: string): void {
  const now = document.activeElement
  // Gatsby gives the focus to what is around every page.
  if (now && now !== document.body && now.id !== 'gatsby-focus-wrapper') return
  try {
    const href = window.sessionStorage.getItem(KEY + place)
    const link = href && [...linksOf()].find((each) => each.getAttribute('href') === href)
    if (link) link.focus({ preventScroll: true })
  } catch {
    // Nothing is known of it.
  }
}
