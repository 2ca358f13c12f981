/** Widths at which the layout changes, in px (spec §9: 992 is the desktop's). */
const BREAKPOINT = { small: 600, desktop: 992, wide: 1200 } as const

const from = (width: number) => `@media (min-width: ${width}px)`

export const media = {
  small: from(BREAKPOINT.small),
  desktop: from(BREAKPOINT.desktop),
  wide: from(BREAKPOINT.wide),
  belowDesktop: `@media (max-width: ${BREAKPOINT.desktop - 0.02}px)`,
  dark: '@media (prefers-color-scheme: dark)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const

/** Whether the window is as wide as a desktop's now; only to be asked in answer to an event or after the first render. */
export const isDesktop = (): boolean => window.matchMedia(`(min-width: ${BREAKPOINT.desktop}px)`).matches
