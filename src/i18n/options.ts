/** How texts are looked up: keys are flat words with dots, `$t` and markup in them are just text. */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: ':',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
} as const
