import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'

/** Both faces, latin only and with the weight as their one axis: 57 kB together. Preloaded by every page. */
export const FONT_FILES = [fraunces, figtree] as const
