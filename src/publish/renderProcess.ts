import { assertPinnedGatsby, readFacts } from './renderBundle'
import type { Answered, Asked } from './renderJob'

/** Milliseconds without a job after which there is time to tidy up. */
const IDLE = 250
/** Jobs after which the whole memory is tidied, and not just what is new. */
const MANY = 25

/** Clears the memory between two jobs, as a job that is interrupted for it takes twice as long. */
function tidier() {
  let jobs = 0
  let timer: NodeJS.Timeout | undefined
  const tidy = () => globalThis.gc?.({ type: jobs % MANY === 0 ? 'major' : 'minor' })
  return {
    begin: () => clearTimeout(timer),
    end() {
      jobs += 1
      timer = setTimeout(tidy, IDLE)
    },
  }
}

/** The child process: renders what it is sent, one job after the other, until its parent lets go of it. */
async function main([bundle, projectDir]: string[]) {
  if (!bundle || !projectDir || !process.send) throw new Error('Started by src/publish/renderer only')
  const facts = await readFacts(bundle)
  await assertPinnedGatsby(projectDir, facts.gatsbyVersion)
  // Gatsby reads styles and static queries from `public/` of the working directory.
  process.chdir(bundle)
  const { pageRenderer } = await import('./renderPages')
  const render = await pageRenderer(bundle, facts)
  let turn: Promise<unknown> = Promise.resolve()
  const tidy = tidier()
  const answer = (message: Answered) => process.send?.(message)
  process.on('message', ({ number, ...job }: Asked) => {
    turn = turn.then(async () => {
      tidy.begin()
      try {
        const failed = await render(
          job,
          (page) => answer({ number, page }),
          // Said before: of a page that ends this process, or never ends, nobody would know otherwise.
          (begun) => answer({ number, begun }),
        )
        answer({ number, failed })
      } catch (error) {
        answer({ number, error: (error as Error).stack ?? String(error) })
      }
      tidy.end()
    })
  })
  process.on('disconnect', () => process.exit(0))
  process.send('ready')
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
