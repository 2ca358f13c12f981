const KEY = 'list-link|'
const LINK = 'main article a[href]:not([tabindex="-1"])'
/** What Gatsby gives the focus to on every page: all of it. */
const WHOLE_PAGE = 'gatsby-focus-wrapper'
/** Gatsby does so a moment after the list is there. */
const MOMENT_MS = 1000

/** Keeps which listing of a list is gone to by a key, so that who comes back goes on from there. Who points has no need of it. */
export function keepLeftLink(place: string): void {
  const left = document.activeElement
  try {
    if (left?.matches(`${LINK}:focus-visible`))
      window.sessionStorage.setItem(KEY + place, left.getAttribute('href') ?? '')
    else window.sessionStorage.removeItem(KEY + place)
  } catch {
    // Without storage the keys begin at the top of the page.
  }
}

function leftLink(place: string): HTMLElement | undefined {
  try {
    const href = window.sessionStorage.getItem(KEY + place)
    const links = href === null ? [] : document.querySelectorAll<HTMLElement>(LINK)
    return [...links].find((each) => each.getAttribute('href') === href)
  } catch {
    return undefined
  }
}

/** Gives the focus back to it, unless the visitor has gone to something of the page meanwhile. */
export function focusLeftLink(place: string): void {
  const now = document.activeElement
  const link = leftLink(place)
  if (!link || (now && now !== document.body && now.id !== WHOLE_PAGE)) return
  const focus = () => link.focus({ preventScroll: true })
  const again = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.id === WHOLE_PAGE) focus()
  }
  document.addEventListener('focusin', again)
  window.setTimeout(() => document.removeEventListener('focusin', again), MOMENT_MS)
  focus()
}
