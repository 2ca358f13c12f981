/**
 * Key of a label in `locales/<lang>/fields.json`: the dotted name with underscores, because a dot means nesting
 * to i18next. Besides fields there are `tab.*`, `rental.*` and `word.*`.
 * @example labelKey('listing.other.sea_view') // 'listing_other_sea_view'
 */
export const labelKey = (path: string): string => path.replaceAll('.', '_')
