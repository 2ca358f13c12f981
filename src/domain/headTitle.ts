/** Characters that search engines show of a title, and of which one says enough. */
export const MOST_TITLE = 65
const LEAST = 30

/** Cut between words. */
function cut(text: string): string {
  if (text.length <= MOST_TITLE) return text
  const start = text.slice(0, MOST_TITLE - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), MOST_TITLE / 2)).replace(/[\s,;:.–\uD800-\uDBFF-]+$/, '')}…`
}

/** A title and as much of what comes after as fits. */
const withMore = (title: string, more: readonly string[]): string =>
  more.reduce(
    (said, next) => (!next || said.length + next.length + 3 > MOST_TITLE ? said : `${said} · ${next}`),
    title,
  )

/**
 * What a document is called: its title, and as much of what comes after as fits.
 * @example headTitle('Villa te koop in Couvin', '€ 570.000') // 'Villa te koop in Couvin · € 570.000'
 */
export const headTitle = (title: string, ...more: readonly string[]): string => withMore(cut(title), more)

interface Site {
  name: string
  slogan: string
}

/** The title of a page of a site: the site's name where it fits, and as much of its slogan as does where the page says little. */
export function siteTitle(title: string, { name, slogan }: Site): string {
  const full = title === name ? name : withMore(title, [name])
  return full.length < LEAST && slogan ? cut(`${full} · ${slogan}`) : full
}

/** Of which a description says enough. */
const LEAST_DESCRIBED = 70

/** What a page is described by: where it says little, what its title says, and of whom it is. */
export const siteDescription = (description: string, title: string, { name, slogan }: Site): string =>
  description.length < LEAST_DESCRIBED
    ? `${(description || title).replace(/\.$/, '')} – ${name}${slogan && `: ${slogan}`}`
    : description
