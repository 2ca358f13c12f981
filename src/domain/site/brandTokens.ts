import { contrast, hexOf, lighter, mixed, rgbOf, type Rgb } from './contrast'

/** Least contrast of text on its ground (WCAG 2.2 AA). */
export const READABLE = 4.5

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** Grounds on which the brand colour stands as text; these are the tokens of globalStyle.ts. */
export const GROUNDS = {
  light: { paper: '#fbfaf7', surface: '#ffffff' },
  dark: { paper: '#171815', surface: '#20221e' },
} as const

const readableOn = (colour: Rgb, grounds: readonly string[], least = READABLE) =>
  grounds.every((ground) => contrast(colour, rgbOf(ground) ?? WHITE) >= least)

/** On dark grounds the colour is to be read with ease, not just read: about the contrast of our own brick there. */
const EASY = 6

/** The colour, lightened step by step until it can be read with ease on the dark scheme's grounds. */
function lightened(colour: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = lighter(colour, share)
    if (readableOn(candidate, Object.values(GROUNDS.dark), EASY)) return candidate
  }
  return WHITE
}

const tokens = (colour: Rgb, pressed: Rgb, on: string) =>
  `--brick:${hexOf(colour)};--brick-dark:${hexOf(pressed)};--on-brick:${on}`

export interface Theme {
  brandColour?: string | null | undefined
  headingFace?: string | null | undefined
}

/**
 * CSS that gives the site its own brand colour and heading face. A colour that cannot be read on paper
 * (contrast under 4.5), or is none, is left out: our own colour stays. '' when nothing is to be said.
 * It goes before the tokens of `:root` wherever in a head it stands.
 */
export function brandTokens({ brandColour, headingFace }: Theme): string {
  const rules: string[] = []
  const face = headingFace?.trim()
  if (face && /^[\p{L}\d][\p{L}\d -]*$/u.test(face))
    rules.push(`html:root{--heading-face:'${face}',var(--own-heading-face)}`)
  const colour = rgbOf(brandColour ?? '')
  if (colour && readableOn(colour, Object.values(GROUNDS.light))) {
    const light = lightened(colour)
    rules.push(`html:root{${tokens(colour, mixed(colour, BLACK, 0.22), '#ffffff')}}`)
    rules.push(
      `@media (prefers-color-scheme:dark){html:root{${tokens(light, mixed(light, WHITE, 0.3), GROUNDS.dark.paper)}}}`,
    )
  }
  return rules.join('')
}
