import { forEachConcurrent } from '../../releases/forEachConcurrent'
import type { AskedSite } from './askedSite'
import type { ExportFolder } from './exportFolder'
import type { ListedLeaf } from './exportLeaves'
import { fetchPicture } from './pictureFetch'
import { progressAfter, type ProgressOutput } from './progressAfter'
import type { takeFiles } from './takeFiles'

/** Pages asked for at once: they are read from the disk. */
const AT_ONCE = 8
/** Pictures asked for at once: two are made at a time. */
const PICTURES_AT_ONCE = 4

/** That something was published while its files were read. */
export class Changed extends Error {}

type Taking = ReturnType<typeof takeFiles>

/** Takes what the web role answers for every file. @throws Changed for one that is not there any more */
export async function takeAnswers(
  site: AskedSite,
  files: readonly ListedLeaf[],
  { take }: Taking,
  output: ProgressOutput,
): Promise<void> {
  const progress = progressAfter('Pages and files', files.length, 'files', output)
  await forEachConcurrent(files, AT_ONCE, async ({ name, address }) => {
    const answer = await site.ask(address)
    if (answer.status >= 500) throw new Error(`The site answers ${answer.status} at ${address}`)
    const isErrorPage = /^[a-z]{2}\/(404|410)\.html$/.test(name)
    if (answer.status !== 200 && !isErrorPage) throw new Changed(`${answer.status} at ${address}`)
    await take(name, answer)
    progress.step()
  })
  progress.stop()
}

/** Takes the pictures that pages name; those of the export before stay. Gives those that nobody can be shown. */
export async function takePictures(
  site: AskedSite,
  folder: ExportFolder,
  { take, taken, noteType }: Taking,
  output: ProgressOutput,
): Promise<string[]> {
  const missing: string[] = []
  const progress = progressAfter('Pictures', taken.pictures.size, 'pictures', output)
  const all = [...taken.pictures]
  const fetchOne = async ([name, wanted]: (typeof all)[number]) => {
    const answer = await fetchPicture(site, wanted)
    if (answer) await take(name, answer)
    else missing.push(name)
    progress.step()
    return answer
  }
  // One is asked for in any case: what it is served with holds for all.
  const [first, ...others] = all
  const answer = first && (await fetchOne(first))
  const cacheControl = String(answer?.headers['cache-control'] ?? '')
  await forEachConcurrent(others, PICTURES_AT_ONCE, async ([name, wanted]) => {
    const type = `image/${wanted.format}`
    if (!(await folder.keep(name, { type, cacheControl }))) return void (await fetchOne([name, wanted]))
    noteType(name, type)
    progress.step()
  })
  progress.stop()
  return missing
}
