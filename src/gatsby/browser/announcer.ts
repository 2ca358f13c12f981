const IN_ENGLISH = 'Navigated to '

/**
 * Gatsby tells who does not see it that another page has come: "Navigated to" and its heading, in English on every page and
 * with nothing to set. The heading alone says it in the page's own language, so those words are taken off where Gatsby
 * writes them. Where only the search of an address is another, the page is the same and its heading still counts what was found
 * before: nothing is said of it, as the list says itself what it finds. Another page that comes with a search is told of once that is found:
 * until then its heading counts all that there is.
 */
export function announceHeadingAlone(announcer: HTMLElement | null): void {
  if (!announcer) return
  let written = ''
  let path = location.pathname
  Object.defineProperty(announcer, 'innerText', {
    // As it was written: Gatsby compares, so that the same is not said twice.
    get: () => written,
    set(text: string) {
      written = text
      if (location.pathname === path) return
      path = location.pathname
      const heading = text.startsWith(IN_ENGLISH) ? text.slice(IN_ENGLISH.length) : text
      const say = (found: string) => (announcer.textContent = found)
      if (location.search) whenStill(heading, say)
      else say(heading)
    },
  })
}

/** Milliseconds between two looks at a heading, and how long one looks. */
const LOOK_MS = 250
const LOOKS = 40

/** Gives the heading of a page once it stays as it is and nothing of the page is busy any more; not where another page came meanwhile. */
function whenStill(first: string, say: (heading: string) => void): void {
  const { pathname } = location
  let last = first
  let looks = 0
  const look = () => {
    if (location.pathname !== pathname) return
    const heading = document.querySelector('main h1')?.textContent ?? first
    const isStill = heading === last && !document.querySelector('main [aria-busy=true]')
    if (isStill || ++looks === LOOKS) return say(heading)
    last = heading
    setTimeout(look, LOOK_MS)
  }
  setTimeout(look, LOOK_MS)
}
