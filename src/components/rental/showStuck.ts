/** What the keys come to above the window, in a box that sticks by its foot, is seen where the box begins. */
export function showStuck(beside: HTMLElement, target: Element): void {
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const { top } = target.getBoundingClientRect()
  if (top >= room || !target.matches(':focus-visible') || getComputedStyle(beside).position !== 'sticky')
    return
  const begin = beside.parentElement?.getBoundingClientRect().top ?? 0
  const within = top - beside.getBoundingClientRect().top
  window.scrollBy({ top: begin + within - room, behavior: 'instant' })
}
