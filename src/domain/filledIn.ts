/** What is put into a text of `locales`, by name. */
export type Values = Readonly<Record<string, string | number>>

/**
 * A text of `locales` with its `{{name}}` filled in; what is not given is left out.
 * @example filledIn('{{total}} panden', { total: 3 }) // '3 panden'
 */
export const filledIn = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
