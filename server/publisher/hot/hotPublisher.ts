import type { Site } from '../../../src/contract/site'
import type { RenderedPage, RenderJob } from '../../../src/publish/renderJob'
import type { Unrendered } from '../../../src/contract/quarantine'
import type { PublishedVersions } from '../../releases/versions'
import { currentReleaseId } from '../../releases/releaseStore'
import type { IsWaiting } from './drawnInTurn'
import { type Committed, commitChange, type FileChange } from './commitChange'
import type { Draft } from './draft'
import { type Moment, momentNow, publishedSince } from './moment'
import { NeedsBuild, openRelease, type OpenRelease } from './openRelease'
import { changesOf, publishApart, type FailedChange } from './apart'
import type { Changes, Published } from './changes'
import type { HotPublisherOptions } from './hotPublisherOptions'
import { keepWarmingUp, warmUp } from './warmUp'
import { publishChange } from './publishChange'
import { publishedFiles } from './publishedFiles'
import { failureText, unlessBroken } from './renderedWhole'

/** What a change could not be published for, alone among its neighbours: of another kind than a page that throws. */
export type PublishedApart = Published & { failed: FailedChange[] }

export interface HotPublisher {
  /**
   * Publishes changed listings and holiday units at one moment, then the lists that show them, then sitemaps. What fails alone is in
   * `failed`, with NeedsBuild where only a full build can do it.
   * @param isWaiting asked before the further pages of lists are rendered, for which nothing else is to wait
   * @throws NeedsBuild when that is so whatever changed.
   */
  publish(changes: Changes, isWaiting?: IsWaiting): Promise<PublishedApart>
  /** How far the site is now. */
  moment(): Promise<Moment>
  /**
   * Puts what was published since a moment onto a new release too, then calls `serve`, which switches to it: nothing
   * goes back in time. What is to be published meanwhile waits. Gives what could not be put onto it.
   * @param unrendered what the release was built without: its pages of before stay, where the same program made them
   */
  adopt(
    release: string,
    since: Moment,
    serve: () => Promise<void>,
    unrendered?: readonly Unrendered[],
  ): Promise<Changes>
  /**
   * Renders pages without publishing them, beside what is published meanwhile.
   * @throws NeedsBuild when only a full build can do it.
   */
  render(jobOf: (site: Site) => Promise<RenderJob>): Promise<RenderedPage[]>
  /** Starts the render process of the current release ahead of the first change, and has it render a few pages for practice. */
  warm(): Promise<void>
  /** Render processes that are alive. */
  renderers(): number
  close(): Promise<void>
}

type CommitTold = [change: FileChange, also?: { noted?: PublishedVersions; draft?: Draft }]

const nothingWaits: IsWaiting = async () => false

const isAny = (changes: Changes) => Object.values(changes).some((ids: readonly number[]) => ids.length > 0)

/** A release that single changes can be published onto; undefined when only a full build can do it. */
const unlessNeedsBuild = (opening: Promise<OpenRelease>): Promise<OpenRelease | undefined> =>
  opening.catch((error: Error) => {
    if (error instanceof NeedsBuild) return undefined
    throw error
  })

/** Publishes single changes onto the release that is served, one after the other. */
export function openHotPublisher(options: HotPublisherOptions): HotPublisher {
  const { store, client, onChange } = options
  let open: OpenRelease | undefined
  let isClosed = false
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = turn.then(task, task)
    turn = done
    return done
  }

  async function current(): Promise<OpenRelease> {
    const id = await currentReleaseId(store)
    if (open && open.id === id) return open
    await open?.renderer.close()
    open = undefined
    return (open = await openRelease(id, options))
  }

  async function commit(
    now: OpenRelease,
    change: FileChange,
    { noted, draft }: { noted?: PublishedVersions; draft?: Draft } = {},
  ): Promise<Committed | undefined> {
    if (change.put.size === 0 && change.removed.length === 0 && !noted) return undefined
    const committed = await commitChange(store, now.follower, change, noted, draft)
    if (now === open) await onChange()
    return committed
  }

  async function publishOnto(
    now: OpenRelease,
    changes: Changes,
    isWaiting = nothingWaits,
  ): Promise<PublishedApart> {
    const commitOnto = { ...options, isWaiting, commit: (...told: CommitTold) => commit(now, ...told) }
    const { published, failed } = await publishApart(changes, (some) => publishChange(now, some, commitOnto))
    for (const { kind, id, error } of failed) {
      if (error instanceof NeedsBuild) continue
      options.log(`failed ${kind} ${id}: ${error.message}`)
      await options.onQuarantined?.(changesOf([{ kind, id }]), [{ kind, id, reason: error.message }])
    }
    return { ...published, failed }
  }

  /** Nobody waits for this, and what goes wrong in it goes wrong again where somebody does. */
  const warmUpBeside = (release: OpenRelease) =>
    void keepWarmingUp(release, client, () => open === release && !isClosed).catch(() => undefined)

  async function render(jobOf: (site: Site) => Promise<RenderJob>): Promise<RenderedPage[]> {
    const id = await currentReleaseId(store)
    // Its turn is only for who finds no renderer of what is served: else a change that is being published is not waited for.
    const now = open?.id === id && open ? open : await inTurn(current)
    try {
      const { pages, failed } = await unlessBroken(now.renderer.render(await jobOf(now.site)))
      if (failed[0]) throw new Error(failureText(failed[0]))
      return pages
    } catch (error) {
      // Another release has come in between, and its renderer with it.
      if (now === open) throw error
      return render(jobOf)
    }
  }

  /** Puts pages that are served now onto another release, as far as one program made both: scripts and styles are the same then. */
  async function carryOver(next: OpenRelease, things: readonly Unrendered[]): Promise<void> {
    const now = await unlessNeedsBuild(current())
    if (!now) return
    const put = await publishedFiles(now.follower.view(), now.own.all(), things)
    await (await commit(next, { put, removed: [] }))?.finish()
  }

  /** Publishes changes onto a release that is to be served; gives what only a later build can bring. */
  async function missedBy(next: OpenRelease | undefined, changes: Changes): Promise<Changes> {
    if (!next || !isAny(changes)) return changes
    try {
      return changesOf((await publishOnto(next, changes)).failed)
    } catch (error) {
      if (error instanceof NeedsBuild) return changes
      throw error
    }
  }

  return {
    render,
    publish: (changes, isWaiting) => inTurn(async () => publishOnto(await current(), changes, isWaiting)),
    moment: () => inTurn(() => momentNow(store)),
    async adopt(id, since, serve, unrendered = []) {
      const next = await unlessNeedsBuild(openRelease(id, options))
      try {
        // Before its turn: what is to be published meanwhile need not wait for a process to start.
        if (next) await warmUp(next, client).catch((error: Error) => options.log(error.message))
        const left = await inTurn(async () => {
          const changes = await publishedSince(store, since)
          if (next && unrendered.length) await carryOver(next, unrendered)
          const notOnto = await missedBy(next, changes)
          await serve()
          await open?.renderer.close()
          open = next
          if (next) warmUpBeside(next)
          return notOnto
        })
        await onChange()
        return left
      } catch (error) {
        await next?.renderer.close()
        throw error
      }
    },
    async warm() {
      const now = await inTurn(current)
      await warmUp(now, client)
      warmUpBeside(now)
    },
    renderers: () => open?.renderer.alive() ?? 0,
    async close() {
      isClosed = true
      await turn.catch(() => undefined)
      await open?.renderer.close()
    },
  }
}
