import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * The rules of html-validate that documents keep: the recommended ones, but for what says how HTML is written rather than what it
 * is, each with its reason.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes them so: `<br/>`, `charSet`, `hidden=""`. A browser reads the same.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      // React's `useId` and Gatsby's root begin with `_`, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Shares of a scale, colours of a sticker (record 176); Gatsby's focus wrapper has one too.
      'no-inline-style': 'off',
      // A table that is laid out as blocks on a phone, and a list without marks in Safari, are none unless they say so.
      'no-redundant-role': 'off',
      // A number breaks between its groups where a line ends.
      'tel-non-breaking': 'off',
      // ARIA lets a list have a name; only elements that cannot have one are mistakes.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A list of suggestions that grows while one types is no `<select>`.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // How long titles are is tested beside (searchEngines.spec.ts).
      'long-title': 'off',
    },
  }),
)

// What stands in them is no HTML, and is most of a document.
const withoutCode = (html: string) =>
  html.replace(
    /(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g,
    (_whole, open: string, _name, close: string) => open + close,
  )

/** What of a document is no HTML as the standard has it, a line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutCode(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
