import type { FieldError } from '../../../src/contract/check'
import { foreignHost, type PictureSource } from '../../../src/domain/pictureHosts'
import { type LinkRule, withoutLinks } from './withoutLinks'

/** Fields that pages load as pictures. */
const PICTURES = /^(file|thumbnail|original|medium|picture|logo)$/
/** Lists of which one is nothing without its picture, by the fields that it cannot do without. */
const OF_PICTURES = new Map([
  ['pictures', PICTURES],
  ['photos', PICTURES],
  ['blocks', /^file$/],
])

/**
 * What is imported without pictures that no visitor's browser would load (docs/decisions/209-pictures-on-other-hosts.md), and which
 * were left out, each with the host that the site would have to name. The very same data when there are none.
 */
export function withoutForeignPictures<T>(data: T, site: PictureSource): { data: T; dropped: FieldError[] } {
  const dropped: FieldError[] = []
  const rule: LinkRule = {
    isLink: (name) => PICTURES.test(name),
    takesItem: (list, name) => OF_PICTURES.get(list)?.test(name) ?? false,
    isBad: (link) => foreignHost(link, site) !== undefined,
  }
  const kept = withoutLinks(data, rule, (field, link) => {
    const host = foreignHost(link, site)
    const reason = `stands on ${host}, which settings.pictureHosts of the site does not name: left out`
    dropped.push({ field: `data.${field}`, reason })
  })
  return { data: kept, dropped }
}
