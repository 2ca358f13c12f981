import { type ChildProcess, fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Answered, Rendered, RenderedPage, RenderJob } from './renderJob'
import { Died, watchPages } from './watchPages'

export interface RendererOptions {
  /** The bundle of the release whose pages are rendered. */
  bundle: string
  projectDir: string
  /** Hears what the process says when it goes wrong. */
  log: (line: string) => void
  /** Milliseconds of the processor after which a page that is not done never will be, 30,000 unless told. */
  mostForPage?: number
}

/** Nothing can be rendered by this bundle, whatever the pages are. */
export class NoRenderer extends Error {}

/** One process that renders pages. */
export interface RenderWorker {
  /**
   * Of a page over which the process died twice, or that does not end, that is its fault, and the others are rendered without it.
   * @param onPage hears of each page as soon as it is there; of a process that died over the job, some may come again
   * @throws NoRenderer when no page can be rendered, as of a bundle that is not whole
   */
  render(job: RenderJob, onPage?: (page: RenderedPage) => void): Promise<Rendered>
  /** Starts the process, so that the first job does not wait for that. */
  warm(): Promise<void>
  /** Whether a process is there, started to the end. */
  isWarm(): boolean
  close(): Promise<void>
}

const ATTEMPTS = 3
/** Times that a page may end the process: memory may have run out for another reason. */
const DEATHS = 2
const MOST_FOR_PAGE = 30_000

/** How the engine is set for work that is the same again and again. */
const ENGINE = [
  // Rendering leaves much behind: with room for it, an eighth of the time is saved.
  '--max-semi-space-size=64',
  '--expose-gc',
  // Code is compiled when it first runs, and watched from then on: the fortieth listing takes as long as the hundredth else.
  '--always-sparkplug',
  '--no-lazy-feedback-allocation',
]

interface Waiting {
  onPage: (page: RenderedPage) => void
  resolve: (failed: Rendered['failed']) => void
  reject: (error: Error) => void
}

interface Running {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Died(`The render process ended with ${code} while starting`)))
  })
}

/** A package of the bundle’s has `punycode` of Node, of which Node 22 and later warn; nobody here can act on it. */
const SILENT = ['--disable-warning=DEP0040']

async function startProcess(options: RendererOptions): Promise<Running> {
  const { bundle, projectDir, log, mostForPage = MOST_FOR_PAGE } = options
  const child = fork(join(__dirname, 'renderProcess.ts'), [resolve(bundle), projectDir], {
    cwd: projectDir,
    execArgv: [...ENGINE, ...SILENT, '--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The compiled renderer asks for packages from where the bundle is, which may be anywhere.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_SLICES: '1',
      NODE_PATH: join(projectDir, 'node_modules'),
    },
  })
  const waiting: Running['waiting'] = new Map()
  const watch = watchPages(child, mostForPage)
  child.stderr?.on('data', (text: Buffer) => log(text.toString().trimEnd()))
  child.on('message', (message: Answered | 'ready') => {
    if (message === 'ready') return
    const { number } = message
    const job = waiting.get(number)
    if ('begun' in message) return watch.begun(number, message.begun)
    watch.done()
    if ('page' in message) return job?.onPage(message.page)
    waiting.delete(number)
    if ('error' in message) job?.reject(new NoRenderer(message.error))
    else job?.resolve(message.failed)
  })
  child.on('exit', (code, signal) => {
    for (const [number, { reject }] of waiting) reject(watch.ended(number, String(signal ?? code)))
  })
  await started(child)
  return { child, waiting }
}

/** A job without a page, and without the others of the same thing: they would end the process too. */
function withoutPage({ pages, ...job }: RenderJob, path: string): RenderJob {
  const owner = pages.find((page) => page.path === path)?.context.id
  const isOther = (page: RenderJob['pages'][number]) =>
    page.path !== path && (owner === undefined || page.context.id !== owner)
  return { ...job, pages: pages.filter(isOther) }
}

/** Renders by one long-lived process, which is started when needed and anew when it dies. */
export function openRenderWorker(options: RendererOptions): RenderWorker {
  let running: Promise<Running> | undefined
  let isWarm = false
  let isClosed = false
  let number = 0

  function current(): Promise<Running> {
    if (isClosed) return Promise.reject(new Error('This renderer is closed'))
    running ??= startProcess(options).then((process) => {
      isWarm = true
      process.child.once('exit', () => {
        running = undefined
        isWarm = false
      })
      return process
    })
    running.catch(() => (running = undefined))
    return running
  }

  async function attempt(job: RenderJob, hear: (page: RenderedPage) => void): Promise<Rendered> {
    const { child, waiting } = await current()
    const pages: RenderedPage[] = []
    const onPage = (page: RenderedPage) => {
      pages.push(page)
      hear(page)
    }
    const failed = await new Promise<Rendered['failed']>((resolve, reject) => {
      const own = ++number
      waiting.set(own, { onPage, resolve, reject })
      child.send({ number: own, ...job }, (error) => error && reject(new Died(error.message)))
    })
    return { pages, failed }
  }

  return {
    async render(asked, onPage = () => undefined) {
      const faults: Rendered['failed'] = []
      const deaths = new Map<string, number>()
      let job = asked
      for (let left = ATTEMPTS - 1; ;) {
        try {
          const { pages, failed } = await attempt(job, onPage)
          return { pages, failed: [...faults, ...failed] }
        } catch (error) {
          if (!(error instanceof Died)) throw error
          const { path, isStuck, message } = error
          options.log(`${path ? `${path}: ` : ''}${message}; starting another one`)
          const count = path ? (deaths.get(path) ?? 0) + 1 : 0
          if (path && (isStuck || count === DEATHS)) {
            faults.push({ path, reason: message })
            job = withoutPage(job, path)
          } else if (path) deaths.set(path, count)
          else if (left-- === 0) throw new NoRenderer(message)
        }
      }
    },
    warm: async () => void (await current()),
    isWarm: () => isWarm,
    async close() {
      isClosed = true
      const process = await running?.catch(() => undefined)
      if (!process) return
      const ended = new Promise((resolve) => process.child.once('exit', resolve))
      process.child.kill()
      await ended
    },
  }
}
