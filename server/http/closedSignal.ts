import type { FastifyReply } from 'fastify'

type Reply = Pick<FastifyReply, 'raw' | 'request'>

/**
 * Whether whoever asked has left. Of a connection that broke off just now the reply is told a moment later, and one that stands behind
 * another of its connection is never told.
 */
export const hasLeft = ({ raw, request: { socket } }: Reply): boolean => raw.destroyed || socket.destroyed

/** Says when nobody waits for an answer any more: whoever asked has left, or has been answered. */
export function closedSignal(reply: Reply): AbortSignal {
  const {
    raw,
    request: { socket },
  } = reply
  const closed = new AbortController()
  const close = () => {
    raw.off('close', close)
    socket.off('close', close)
    closed.abort()
  }
  if (hasLeft(reply)) closed.abort()
  else {
    raw.once('close', close)
    socket.once('close', close)
  }
  return closed.signal
}
