import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { closedSignal } from '../http/closedSignal'
import { Abandoned, fairTurns } from '../http/fairTurns'
import { isForVisitor } from '../http/visitorAddress'

/** Large answers that are put together at once, of which at most one is a visitor's: the others are a build's, or of who publishes. */
const AT_ONCE = 2
/** Large answers that wait, by who asks: a visitor's for some seconds at most, and none of them behind those of programs. */
const MOST_WAITING = { visitors: 12, programs: 200 }
/** Milliseconds that a large answer waits at a time for small ones. */
const PATIENCE = 100

export interface Call {
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The order in which answers are put together: the large ones of all who ask one by one, and small ones before them. Each visitor is
 * held to a few calls at once, but of many visitors nothing else bounds the sum (docs/decisions/300-large-answers.md).
 */
export function answerTurns(webToken: string) {
  const turns = fairTurns({ all: AT_ONCE, large: 1 })
  let small = 0
  const waiting = new Set<() => void>()
  return {
    /** Puts an answer together that large ones wait for. */
    async small<T>(make: () => Promise<T>): Promise<T> {
      small += 1
      try {
        return await make()
      } finally {
        small -= 1
        if (!small) for (const goOn of waiting) goOn()
      }
    },
    /** Puts a large answer together when it is its turn. @throws Abandoned when whoever asked has gone; HttpProblem 503 */
    large<T>({ request, reply }: Call, make: () => Promise<T>): Promise<T> {
      const key = isForVisitor(request, webToken) ? 'visitors' : 'programs'
      const kind = { isLarge: key === 'visitors', mostWaiting: MOST_WAITING[key] }
      return turns.offer(make, kind).for({ key, gone: closedSignal(reply) })
    },
    /** Lets small answers through that are on their way; whoever puts a large one together calls it now and then. */
    async letPass(): Promise<void> {
      await setImmediate()
      if (!small) return
      await new Promise<void>((done) => {
        const goOn = () => {
          clearTimeout(late)
          waiting.delete(goOn)
          done()
        }
        const late = setTimeout(goOn, PATIENCE)
        waiting.add(goOn)
      })
    },
  }
}

export type AnswerTurns = ReturnType<typeof answerTurns>

/** What a call is answered, unless nobody is there any more, or they were told that it took too long. */
export async function unlessGone<T>(reply: FastifyReply, make: () => Promise<T>): Promise<T | FastifyReply> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof Abandoned) return reply.sent ? reply : reply.hijack()
    throw error
  }
}
