import { type ChildProcess, fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Answered, Rendered, RenderedPage, RenderJob } from './renderJob'

export interface RendererOptions {
  /** The kit of the release whose pages are rendered. */
  kit: string
  projectDir: string
  /** Hears what the process says when it goes wrong. */
  log: (line: string) => void
}

/** One process that renders pages. */
export interface RenderLane {
  /**
   * @param onPage hears of each page as soon as it is there; of a process that died over the job, some may come again
   * @throws Error when no page can be rendered, as of a kit that is not whole, or when the process ended three times over the job.
   */
  render(job: RenderJob, onPage?: (page: RenderedPage) => void): Promise<Rendered>
  /** Starts the process, so that the first job does not wait for that. */
  warm(): Promise<void>
  /** Whether a process is there, started to the end. */
  isWarm(): boolean
  close(): Promise<void>
}

const ATTEMPTS = 3

/** How the engine is set for work that is the same again and again. */
const ENGINE = [
  // Rendering leaves much behind: with room for it, an eighth of the time is saved.
  '--max-semi-space-size=64',
  '--expose-gc',
  // Code is compiled when it first runs, and watched from then on: the fortieth listing takes as long as the hundredth else.
  '--always-sparkplug',
  '--no-lazy-feedback-allocation',
]

/** The process ended before it answered: another one may do better. */
class Died extends Error {}

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

async function startProcess({ kit, projectDir, log }: RendererOptions): Promise<Running> {
  const child = fork(join(__dirname, 'renderProcess.ts'), [resolve(kit), projectDir], {
    cwd: projectDir,
    execArgv: [...ENGINE, '--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The compiled renderer asks for packages from where the kit is, which may be anywhere.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_SLICES: '1',
      NODE_PATH: join(projectDir, 'node_modules'),
    },
  })
  const waiting: Running['waiting'] = new Map()
  child.stderr?.on('data', (text: Buffer) => log(text.toString().trimEnd()))
  child.on('message', (message: Answered | 'ready') => {
    if (message === 'ready') return
    const job = waiting.get(message.number)
    if ('page' in message) return job?.onPage(message.page)
    waiting.delete(message.number)
    if ('error' in message) job?.reject(new Error(message.error))
    else job?.resolve(message.failed)
  })
  child.on('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Died(`The render process ended with ${signal ?? code}`))
  })
  await started(child)
  return { child, waiting }
}

/** Renders by one long-lived process, which is started when needed and anew when it dies. */
export function openLane(options: RendererOptions): RenderLane {
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
    async render(job, onPage = () => undefined) {
      for (let left = ATTEMPTS - 1; ; left--) {
        try {
          return await attempt(job, onPage)
        } catch (error) {
          if (!(error instanceof Died) || left === 0) throw error
          options.log(`${error.message}; starting another one`)
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
