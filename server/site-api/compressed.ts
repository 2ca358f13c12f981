import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding } from '../http/acceptedEncodings'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this a smaller body saves no packet. */
const WORTH_IT = 1400

/** An answer in every encoding that somebody asked for, each made once. */
export class Compressed {
  private readonly made = new Map<Encoding, Promise<Buffer>>()

  constructor(private readonly plain: Buffer) {}

  static of = (json: string) => new Compressed(Buffer.from(json))

  /** Bytes that it takes at most, as compressed forms are smaller. */
  get size(): number {
    return this.plain.length * 2
  }

  private make(encoding: Encoding): Promise<Buffer> {
    // Fast settings: an answer is sent a few times at most.
    if (encoding === 'br') {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      }
      return brotli(this.plain, { params })
    }
    return encoding === 'gzip' ? zip(this.plain, { level: 4 }) : Promise.resolve(this.plain)
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding) ?? this.make(encoding)
    this.made.set(encoding, known)
    return known
  }
}

/** Answers JSON in the encoding the reader likes best. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, answer: Compressed) {
  const [best = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  const plain = await answer.in('identity')
  const encoding = plain.length < WORTH_IT ? 'identity' : best
  reply.header('vary', 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await answer.in(encoding))
}
