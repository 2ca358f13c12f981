import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Embedded } from './pglite'
import { errorOf, type Outcome, type Question } from './threadMessages'

const ENDED = 'The thread of the embedded database ended'

/** A thread cannot begin with TypeScript; it reads it once it runs. */
const START = [require.resolve('tsx/cjs'), join(__dirname, 'pgliteThread.ts')]
  .map((file) => `require(${JSON.stringify(file)})`)
  .join(';')

/** Characters from which on a text is handed over as its bytes: nothing is copied then, and PGlite need not count or encode them. */
const LONG = 16_384

/** The values of a statement as they go to the thread, and what of them is handed over. */
function handedOver(sql: string, parameters: readonly unknown[]) {
  const bytes: ArrayBuffer[] = []
  const values = parameters.map((value, index) => {
    // Of bytes PGlite says that they are in the binary form, which is the plain one of a text alone.
    if (typeof value !== 'string' || value.length < LONG || !sql.includes(`$${index + 1}::text`)) return value
    const encoded = new TextEncoder().encode(value)
    bytes.push(encoded.buffer)
    return encoded
  })
  return { values, bytes }
}

/** Whoever waits for an outcome. */
interface Waiting {
  done(answers: Answer[]): void
  fail(error: Error): void
}

/**
 * Opens PGlite in a folder, in a thread of its own: what it is at keeps nobody from being answered, and the program works while it
 * writes (docs/decisions/377-pglite-in-a-thread.md). An error that is not about a statement ends the program, as it would without.
 */
export async function openInThread(folder: string): Promise<Embedded> {
  const worker = new Worker(START, { eval: true, workerData: folder, execArgv: [] })
  await once(worker, 'message')
  const waiting: Waiting[] = []
  let hasEnded = false
  worker.on('message', (outcome: Outcome) => {
    const next = waiting.shift()
    if (!waiting.length) worker.unref()
    if (outcome === 'ready' || !next) return
    if ('error' in outcome) next.fail(errorOf(outcome.error))
    else next.done(outcome.answers)
  })
  worker.once('exit', () => {
    hasEnded = true
    for (const { fail } of waiting.splice(0)) fail(new Error(ENDED))
  })
  // Whoever waits for an outcome keeps the program going, and nobody else.
  worker.unref()
  const ask = (question: Question, bytes: ArrayBuffer[] = []) =>
    new Promise<Answer[]>((done, fail) => {
      if (hasEnded) return fail(new Error(ENDED))
      worker.ref()
      waiting.push({ done, fail })
      worker.postMessage(question, bytes)
    })
  return {
    query: async (sql, parameters) => {
      const { values, bytes } = handedOver(sql, parameters)
      const [answer] = await ask({ do: 'query', sql, parameters: values }, bytes)
      return answer ?? { rows: [] }
    },
    exec: (statements) => ask({ do: 'exec', statements }),
    close: async () => {
      const ended = hasEnded || once(worker, 'exit')
      await ask({ do: 'close' })
      // The program goes on until the thread has ended: its folder is given back then.
      worker.ref()
      await ended
    },
  }
}
