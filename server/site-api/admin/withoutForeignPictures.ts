import type { FieldError } from '../../../src/contract/check'
import { foreignHost, namesFile, type PictureSource } from '../../../src/domain/pictureHosts'
import { parsedUrl } from '../../../src/domain/parsedUrl'
import { shortText } from './shortText'
import { type LinkRule, withoutLinks } from './withoutLinks'

/** Fields that pages load as pictures. */
const PICTURES = /^(file|thumbnail|original|medium|picture|logo)$/
/** Whether pages load what stands under a name as a picture. */
export const isPictureField = (name: string) => PICTURES.test(name)
/** Lists of which one is nothing without its picture, by the fields that it cannot do without. */
const OF_PICTURES = new Map([
  ['pictures', PICTURES],
  ['photos', PICTURES],
  ['blocks', /^file$/],
])

/** Characters of a link that are repeated. */
const LONGEST = 300

/** Why a file that a line names is not there, as whoever sent the line knows it: completes “…, which”. */
export type LostPhotos = ReadonlyMap<string, string>

function reasonOf(link: string, site: PictureSource, lost: LostPhotos): string {
  if (namesFile(link)) {
    const why = shortText(lost.get(link) ?? 'was not sent along', LONGEST)
    return `names the file ${shortText(link, LONGEST)}, which ${why}: left out`
  }
  const { origin, protocol } = parsedUrl(link) ?? {}
  if (origin === 'null') return `is no address of a picture (${protocol}): left out`
  return `stands on ${foreignHost(link, site)}, which settings.pictureHosts of the site does not name: left out`
}

/** A picture that is left out, and its link. */
export interface DroppedPicture extends FieldError {
  link: string
}

/**
 * What is imported without pictures that no visitor's browser would load (docs/decisions/209-pictures-on-other-hosts.md), and which
 * were left out, each with the host that the site would have to name, or the file that was to be sent along
 * (docs/decisions/361-photos-beside-the-lines.md). The very same data when there are none.
 */
export function withoutForeignPictures<T>(
  data: T,
  site: PictureSource,
  /** Why there is no photo at an address that was to be fetched. */
  reasons: ReadonlyMap<string, string> = new Map(),
  lost: LostPhotos = new Map(),
): { data: T; dropped: DroppedPicture[] } {
  const dropped: DroppedPicture[] = []
  const rule: LinkRule = {
    isLink: isPictureField,
    takesItem: (list, name) => OF_PICTURES.get(list)?.test(name) ?? false,
    isBad: (link) => reasons.has(link) || namesFile(link) || foreignHost(link, site) !== undefined,
  }
  const kept = withoutLinks(data, rule, (field, link) =>
    dropped.push({ field: `data.${field}`, reason: reasons.get(link) ?? reasonOf(link, site, lost), link }),
  )
  return { data: kept, dropped }
}
