/**
 * Gatsby tells who does not see it that another page has come: "Navigated to" and its heading, in English on every page and
 * with nothing to set. The heading alone says it in the page's own language, so that is written where Gatsby writes both.
 * Where only the search of an address is another, the page is the same and its heading still counts what was found
 * before: nothing is said of it, as the list says itself what it finds. Of another page that comes with a search the heading
 * is said without the count beside it, which is still that of all there is.
 */
export function announceHeadingAlone(announcer: HTMLElement | null): void {
  if (!announcer) return
  let path = location.pathname
  Object.defineProperty(announcer, 'innerText', {
    set() {
      if (location.pathname === path) return
      path = location.pathname
      const heading = document.querySelector('h1')
      announcer.textContent = (location.search ? heading?.firstChild : heading)?.textContent ?? ''
    },
  })
}
