/** The thread in which PGlite runs (docs/decisions/377-pglite-in-a-thread.md). */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { type Answer, openPglite } from './pglite'
import { type Outcome, type Question, toldError } from './threadMessages'

const say = (outcome: Outcome) => parentPort?.postMessage(outcome)
const answerOf = ({ rows, affectedRows }: Answer): Answer => ({ rows, affectedRows })

/** PostgreSQL's number of the type `text`. */
const TEXT = 25

/** A text may come as its bytes, which go on as they are; all else as PGlite writes it. */
const takingBytes = ({ serializers: { [TEXT]: written = String } }: PGlite): QueryOptions => ({
  serializers: {
    [TEXT]: (value: unknown) => (value instanceof Uint8Array ? value : written(value)) as string,
  },
})

async function answer(pglite: PGlite, question: Question): Promise<Answer[]> {
  if (question.do === 'query')
    return [answerOf(await pglite.query(question.sql, question.parameters, takingBytes(pglite)))]
  if (question.do === 'exec') return (await pglite.exec(question.statements)).map(answerOf)
  await pglite.close()
  return []
}

async function serve(): Promise<void> {
  const pglite = await openPglite(String(workerData))
  let last: Promise<void> = Promise.resolve()
  parentPort?.on('message', (question: Question) => {
    last = last.then(async () => {
      try {
        say({ answers: await answer(pglite, question) })
      } catch (error) {
        say({ error: toldError(error) })
      }
      if (question.do === 'close') parentPort?.close()
    })
  })
  say('ready')
}

void serve()
