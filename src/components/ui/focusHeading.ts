/** The heading of the page, which says what is found, ready to have the focus. */
export function headingOf(main: Element | null | undefined): HTMLElement | null {
  const heading = main?.querySelector('h1') ?? null
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Whether nobody has the focus but the page as a whole: what had it is gone. */
export const isFocusLost = () => document.activeElement?.matches('body, #gatsby-focus-wrapper') ?? true
