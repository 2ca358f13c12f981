import type { FastifyReply } from 'fastify'

/** Says when nobody waits for an answer any more: whoever asked has left, or has been answered. */
export function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort()
  else raw.once('close', () => closed.abort())
  return closed.signal
}
