/** How texts are looked up: keys are flat words with dots, `$t` and markup in them are just text. */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: ':',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  // It would advertise in the console of every visitor.
  showSupportNotice: false,
} as const
