import { hostToAgreeTo } from '../../../src/domain/map/streetMap'
import { styleHashes } from '../../releases/inlineCode'
import { isText } from '../../releases/publishable'
import { exportedAddress } from './addresses'
import type { Asked, AskedSite } from './askedSite'
import { exportedHtml } from './exportedHtml'
import type { ExportFolder } from './exportFolder'
import { type Headers, ruleHeaders } from './headerRules'
import { hashOfPicture } from './pictureFetch'
import { pictureFile, picturesWithoutHash, type Wanted, withPictureFiles } from './pictures'

/** What hosts have to be told of the files that were taken. */
interface Taken {
  pages: Map<string, Headers>
  files: Map<string, Headers>
  /** Media type by the ending of a name. */
  types: Map<string, string>
  /** Every picture that a page names, by the file it becomes. */
  pictures: Map<string, Wanted>
}

const isData = (name: string) => /^(page-data|slice-data)\//.test(name)

/** Where a rule for a page holds: a page for any token holds for all of them. */
const ruleAddress = (name: string) => exportedAddress(name).replace(/\/_$/, '/:token')

/** Of a policy the hashes of styles as they are, in place of those as they were. */
function withStylesOf(policy: string, before: string, now: string): string {
  const after = styleHashes(now)
  return styleHashes(before).reduce((all, hash, at) => all.replace(hash, after[at] ?? hash), policy)
}

/** Puts answers of the web role into an export: pages with what no host can be told of each, pictures as files. */
export function takeFiles(folder: ExportFolder, site: AskedSite, liveUrl: string) {
  const taken: Taken = { pages: new Map(), files: new Map(), types: new Map(), pictures: new Map() }
  const hasAskingMap = hostToAgreeTo(site.site.settings.map) !== undefined
  const hashes = new Map<string, Promise<string | undefined>>()

  async function textOf(name: string, text: string): Promise<string> {
    const known = new Map<string, string | undefined>()
    for (const picture of picturesWithoutHash(text)) {
      const asked = hashes.get(picture) ?? hashOfPicture(site, picture)
      hashes.set(picture, asked)
      known.set(picture, await asked)
    }
    const linked = withPictureFiles(text, isData(name), (picture) => known.get(picture))
    for (const wanted of linked.wanted) taken.pictures.set(pictureFile(wanted), wanted)
    return linked.text
  }

  function noteType(name: string, type: string) {
    const ending = /\.(\w+)$/.exec(name)?.[1]
    if (ending) taken.types.set(ending, type)
  }

  return {
    taken,
    /** A file of the export before has a type, too, though nobody is asked for it. */
    noteType,
    async take(name: string, { status, headers, body }: Asked): Promise<void> {
      const type = String(headers['content-type'] ?? 'application/octet-stream')
      const isHtml = type.startsWith('text/html')
      const facts = { type, cacheControl: String(headers['cache-control'] ?? '') }
      noteType(name, type)
      // What an error page is answered with is said of every address that is not there.
      if (status === 200) {
        const told = ruleHeaders(headers, isHtml)
        if (isHtml) taken.pages.set(ruleAddress(name), told)
        else taken.files.set(`/${name}`, told)
      }
      if (!isText(name) && !/\.geojson$/.test(name)) return folder.put(name, body, facts)
      const said = body.toString('utf8')
      const text = await textOf(name, said)
      const policy = String(headers['content-security-policy'] ?? '')
      const link = headers['link'] === undefined ? undefined : String(headers['link'])
      const whole = isHtml
        ? exportedHtml(text, { liveUrl, hasAskingMap, policy: withStylesOf(policy, said, text), link })
        : text
      return folder.put(name, Buffer.from(whole), facts)
    },
  }
}
