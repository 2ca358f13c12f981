import type { FastifyReply, FastifyRequest } from 'fastify'
import { scriptsOfPage } from '../releases/ownScripts'
import { isHashedAsset, isText } from '../releases/publishable'
import { acceptedEncodings, type Encoding } from '../http/acceptedEncodings'
import { byteRange, type ByteRange } from './byteRange'
import { isFresh, isSameVersion, type Validators } from './conditional'
import { contentType } from './contentType'
import { type FactsOf, readWhole } from './fileFacts'
import { openFile, type OpenFile } from './openFile'
import { NO_OTHERS, type OtherSources } from './otherSources'
import { UNLISTED } from './robots'
import { pagePolicy } from './securityHeaders'

export const FOREVER = 'public, max-age=31536000, immutable'
export const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

const SUFFIX = { br: '.br', gzip: '.gz' } as const
/** Up to this size a file is sent from memory, which is quicker than a stream. */
const SMALL = 512 * 1024

interface Body {
  encoding: Encoding
  file: OpenFile
}

/** The variant that the reader likes best, else the file itself. A variant of another time is of another version. */
async function chooseBody(request: FastifyRequest, path: string, plain: OpenFile): Promise<Body> {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    if (encoding === 'identity') break
    const variant = await openFile(path + SUFFIX[encoding])
    if (!variant || variant === 'folder') continue
    if (variant.time === plain.time) return { encoding, file: variant }
    await variant.handle.close()
  }
  return { encoding: 'identity', file: plain }
}

async function sendBytes(reply: FastifyReply, file: OpenFile, { start, end }: ByteRange) {
  const length = end - start + 1
  reply.header('content-length', length)
  if (reply.request.method === 'HEAD' || length <= 0) {
    await file.handle.close()
    return reply.send(reply.request.method === 'HEAD' ? undefined : '')
  }
  if (length === file.size && length <= SMALL) {
    const content = await readWhole(file)
    await file.handle.close()
    return reply.send(content)
  }
  return reply.send(file.handle.createReadStream({ start, end }))
}

export interface Sending {
  /** Of the file on disk. */
  path: string
  /** Of the file in the release, by which the caching rule goes. */
  name: string
  file: OpenFile
  factsOf: FactsOf
  /** Hashes of the inline scripts that its release puts on pages. */
  scripts?: readonly string[]
  /** What a page may load from elsewhere. */
  others?: OtherSources
  /** Stand over those that the file would get. */
  headers?: Readonly<Record<string, string>>
}

/** Answers with an open file and closes it: caching headers, validators, 304, precompressed variant, one range. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, sending: Sending) {
  const { path, name, file, factsOf, scripts = [], others = NO_OTHERS, headers = {} } = sending
  const open = new Set([file])
  try {
    const facts = await factsOf(path, file)
    const body: Body = isText(name) ? await chooseBody(request, path, file) : { encoding: 'identity', file }
    open.add(body.file)
    const suffix = body.encoding === 'identity' ? '' : `-${body.encoding}`
    const validators = { etag: `"${facts.hash}${suffix}"`, time: file.time }
    reply.headers({
      'content-type': contentType(name),
      'cache-control': isHashedAsset(name) ? FOREVER : ALWAYS_ASK,
      etag: validators.etag,
      'last-modified': new Date(file.time).toUTCString(),
      ...(isText(name) && { vary: 'Accept-Encoding' }),
      // Scripts too: a worker lives under the policy of its own file.
      ...(/\.(html|js)$/.test(name) && {
        'content-security-policy': pagePolicy({
          scripts: name.endsWith('.html') ? scriptsOfPage(scripts, name) : [],
          styles: facts.styles,
          ...others,
        }),
      }),
      ...(facts.foundUntil !== undefined && Date.now() >= facts.foundUntil && UNLISTED),
      ...headers,
    })
    if (isFresh(request.headers, validators)) return reply.code(304).send()
    open.delete(body.file)
    if (body.encoding === 'identity') return await sendPlain(reply, file, validators)
    reply.header('content-encoding', body.encoding)
    return await sendBytes(reply, body.file, { start: 0, end: body.file.size - 1 })
  } finally {
    await Promise.all([...open].map(({ handle }) => handle.close()))
  }
}

async function sendPlain(reply: FastifyReply, file: OpenFile, validators: Validators) {
  const { method, headers } = reply.request
  reply.header('accept-ranges', 'bytes')
  const mayCut = method === 'GET' && isSameVersion(headers, validators)
  const range = mayCut ? byteRange(headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    await file.handle.close()
    reply.removeHeader('etag').header('content-range', `bytes */${file.size}`)
    return reply.code(416).type('text/plain; charset=utf-8').send('')
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return sendBytes(reply, file, range ?? { start: 0, end: file.size - 1 })
}
