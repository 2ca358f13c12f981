import { join } from 'node:path'
import { ownScripts } from './ownScripts'
import { publicDir, readRelease, releaseDir, type ReleaseStore } from './releaseStore'
import { walkFiles } from './walkFiles'
import { type HotChange, readJournal, versionDir } from './journal'

/** The files of a release at one moment: its tree, with what was hot-published up to then in its place. */
export interface ReleaseView {
  id: string
  root: string
  /** Of the last change it holds, 0 before the first. */
  version: number
  /** Hashes of the inline scripts that its build put on its pages. */
  scripts: readonly string[]
  /** Addresses that answer 410. */
  gone: ReadonlySet<string>
  /**
   * Files taken away since the sitemaps were last brought up to date. A publisher that was stopped in between leaves them to the
   * next one, which finds nothing of them at the addresses any more.
   */
  unlisted: readonly string[]
  /** Where a file stands on disk; undefined when it was taken away. Whether it is there, only opening it tells. */
  locate(name: string): string | undefined
  /** Whether the file came with a hot publish. */
  isHot(name: string): boolean
  /** Names of all files below a folder of at least three parts, as one listing has in a language. */
  filesBelow(folder: string): Promise<string[]>
}

interface Step {
  version: number
  there: boolean
}

/** What was hot-published onto a release, kept by version: a view taken before a change does not see it. */
class Overlay {
  private readonly steps = new Map<string, Step[]>()
  private readonly byFolder = new Map<string, Set<string>>()

  constructor(private readonly dir: string) {}

  add({ version, put, removed }: HotChange): void {
    for (const name of put) this.note(name, { version, there: true })
    for (const name of removed) this.note(name, { version, there: false })
  }

  private note(name: string, step: Step): void {
    const steps = this.steps.get(name)
    if (steps) steps.push(step)
    else this.steps.set(name, [step])
    const folder = folderOf(name)
    const names = this.byFolder.get(folder)
    if (names) names.add(name)
    else this.byFolder.set(folder, new Set([name]))
  }

  at(name: string, upTo: number): Step | undefined {
    return this.steps.get(name)?.findLast(({ version }) => version <= upTo)
  }

  below(folder: string): ReadonlySet<string> {
    return this.byFolder.get(folder) ?? new Set()
  }

  view(
    id: string,
    root: string,
    { version, gone, unlisted, scripts }: Pick<ReleaseView, 'version' | 'gone' | 'unlisted' | 'scripts'>,
  ): ReleaseView {
    const at = (name: string) => this.at(name, version)
    const locate = (name: string) => {
      const step = at(name)
      if (!step) return join(root, name)
      return step.there ? join(versionDir(this.dir, step.version), name) : undefined
    }
    return {
      id,
      root,
      version,
      scripts,
      gone,
      unlisted,
      locate,
      isHot: (name) => at(name)?.there === true,
      filesBelow: async (folder) => {
        const inTree = (await walkFiles(join(root, folder))).map((file) => `${folder}/${file}`)
        const hot = [...this.below(folderOf(`${folder}/`))].filter((name) => name.startsWith(`${folder}/`))
        const all = new Set([...inTree.filter((name) => !at(name)), ...hot.filter((name) => at(name)?.there)])
        return [...all]
      },
    }
  }
}

/** The folder that changes are looked up by: the first three parts of a name. */
const folderOf = (name: string) => name.split('/').slice(0, 3).join('/')

/** Follows what is hot-published onto one release. */
export interface ReleaseFollower {
  view(): ReleaseView
  /** Takes in what the journal says since the last time. */
  catchUp(): Promise<ReleaseView>
  /** Where in the journal the last change it knows of ends. */
  end(): number
}

/**
 * Opens a release for reading; undefined when there is no such release.
 * @param onChange hears of every change once, whichever process made it
 */
export async function followRelease(
  store: ReleaseStore,
  id: string,
  onChange: (change: HotChange) => void = () => undefined,
): Promise<ReleaseFollower | undefined> {
  const release = await readRelease(store, id)
  if (!release) return undefined
  const dir = releaseDir(store, id)
  const root = publicDir(store, id)
  const overlay = new Overlay(dir)
  let end = 0
  const scripts = release.scripts ?? (await ownScripts(root))
  let view = overlay.view(id, root, { version: 0, scripts, gone: new Set(release.gone), unlisted: [] })

  async function catchUp(): Promise<ReleaseView> {
    const read = await readJournal(dir, end)
    if (read.changes.length === 0) return view
    const gone = new Set(view.gone)
    let { version, unlisted } = view
    for (const change of read.changes) {
      overlay.add(change)
      for (const address of change.back) gone.delete(address)
      for (const address of change.gone) gone.add(address)
      // The sitemaps come last, with what the whole of it brought.
      unlisted = change.noted ? [] : [...unlisted, ...change.removed]
      version = change.version
      onChange(change)
    }
    end = read.end
    view = overlay.view(id, root, { version, scripts, gone, unlisted })
    return view
  }

  await catchUp()
  return { view: () => view, catchUp, end: () => end }
}
