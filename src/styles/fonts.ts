import { FONT_FILES } from './fontFiles'

const [fraunces, figtree] = FONT_FILES

/** The characters that the files hold; others come from the visitor's own fonts. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

interface Fallback {
  family: string
  local: readonly string[]
  weight: string
  /** Widths of our face against the local one, over the same sentences in four languages, in percent. */
  size: number
}

const face = (family: string, file: string, weight: string) => `
  @font-face {
    font-family: '${family}';
    src: url('${file}') format('woff2');
    font-weight: ${weight};
    font-style: normal;
    font-display: swap;
    unicode-range: ${LATIN};
  }`

/** A local font scaled to the metrics of ours, so that no line moves when ours arrives. */
const fallback = (ascent: number, descent: number, { family, local, weight, size }: Fallback) => `
  @font-face {
    font-family: '${family}';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weight};
    size-adjust: ${size}%;
    ascent-override: ${((ascent / size) * 100).toFixed(1)}%;
    descent-override: ${((descent / size) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }`

const SERIF: readonly Fallback[] = [
  { family: 'Fraunces Georgia', local: ['Georgia', 'Gelasio'], weight: '100 900', size: 106.6 },
  {
    family: 'Fraunces Times',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    weight: '100 900',
    size: 117,
  },
]

const SANS: readonly Fallback[] = [
  { family: 'Figtree Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], weight: '300 500', size: 99.7 },
  {
    family: 'Figtree Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600 900',
    size: 95,
  },
]

export const FONT_FACES = [
  face('Fraunces Variable', fraunces, '100 900'),
  face('Figtree Variable', figtree, '300 900'),
  ...SERIF.map((font) => fallback(97.8, 25.5, font)),
  ...SANS.map((font) => fallback(95, 25, font)),
].join('')

export const HEADING_FACE = `'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Times', Georgia, serif`
export const TEXT_FACE = `'Figtree Variable', 'Figtree Arial', 'Segoe UI', 'Helvetica Neue', sans-serif`
