import type { FastifyReply } from 'fastify'

/** Says when nobody waits for an answer any more: whoever asked has left, or has been answered. */
export function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort()
  else raw.once('close', () => closed.abort())
  return closed.signal
}

/** Whether whoever asked has left. Of a connection that broke off just now the reply is told a moment later. */
export const hasLeft = ({ raw }: Pick<FastifyReply, 'raw'>): boolean =>
  raw.destroyed || raw.socket?.destroyed === true
