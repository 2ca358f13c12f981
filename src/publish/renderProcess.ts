import { assertPinnedGatsby, readFacts } from './kit'
import type { Answered, Asked } from './renderJob'

/** The child process: renders what it is sent, one job after the other, until its parent lets go of it. */
async function main([kit, projectDir]: string[]) {
  if (!kit || !projectDir || !process.send) throw new Error('Started by src/publish/renderer only')
  const facts = await readFacts(kit)
  await assertPinnedGatsby(projectDir, facts.gatsbyVersion)
  // Gatsby reads styles and static queries from `public/` of the working directory.
  process.chdir(kit)
  const { pageRenderer } = await import('./renderPages')
  const render = await pageRenderer(kit, facts)
  let turn: Promise<unknown> = Promise.resolve()
  const answer = (message: Answered) => process.send?.(message)
  process.on('message', ({ number, ...job }: Asked) => {
    turn = turn.then(async () => {
      try {
        answer({ number, ...(await render(job)) })
      } catch (error) {
        answer({ number, error: (error as Error).stack ?? String(error) })
      }
    })
  })
  process.on('disconnect', () => process.exit(0))
  process.send('ready')
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
