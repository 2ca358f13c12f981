import type { Readable } from 'node:stream'
import { MOST_PHOTO_BYTES } from '../../../../src/contract/photo'
import { UnreadablePicture } from '../../assets/renderPicture'
import { asFile, type Incoming } from '../incoming'
import { tooLarge } from '../preparePhoto'
import { ask, type Network } from './network'
import { photoAddress } from './photoAddress'

/** What a host said of a photo when it was last fetched, to be asked by. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface Fetching {
  /** Hosts that may be asked, also by way of another one. */
  hosts: readonly string[]
  network: Network
  /** Where photos lie while they come in. */
  folder: string
}

/** Milliseconds until all of a photo is there. */
const MOST_MS = 60_000
const MOST_REDIRECTS = 4
const REDIRECTS = [301, 302, 303, 307, 308]
/** Characters of what a host says that is repeated to it. */
const LONGEST_VALIDATOR = 300
const ACCEPT = 'image/jpeg, image/png, image/webp, image/avif, image/heic;q=0.5'

const validator = (value: string | string[] | undefined) =>
  typeof value === 'string' && value.length <= LONGEST_VALIDATOR ? value : null

const conditions = ({ etag, lastModified }: Validators) => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** In words for who wrote the address: what stands in the way of it. */
function reasonOf(error: unknown): UnreadablePicture {
  if (error instanceof UnreadablePicture) return error
  const { name, code, message } = error as { name?: string; code?: string; message: string }
  if (name === 'TimeoutError' || /TIMEOUT|ABORT/.test(code ?? ''))
    return new UnreadablePicture('did not come in time from its host')
  return new UnreadablePicture(`could not be fetched from its host (${code ?? message.split('\n', 1)[0]})`)
}

/**
 * Asks a host for a photo, from redirect to redirect, each checked as the first address was, and has `take` work with the file that came.
 * Undefined when it is still the one that `known` is of.
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export async function fetchPhoto<T>(
  link: string,
  known: Validators | undefined,
  { hosts, network, folder }: Fetching,
  take: (incoming: Incoming, validators: Validators) => Promise<T>,
): Promise<T | undefined> {
  const signal = AbortSignal.timeout(MOST_MS)
  const headers = {
    accept: ACCEPT,
    'accept-encoding': 'identity',
    'user-agent': 'aanbod',
    ...(known && conditions(known)),
  }
  type Hop = { next: URL } | { came: T | undefined }
  let failed: { by: unknown } | undefined
  const work = (validators: Validators) => async (incoming: Incoming) => {
    try {
      return await take(incoming, validators)
    } catch (error) {
      failed = { by: error }
      throw error
    }
  }
  const hop = (url: URL) =>
    ask(url, headers, network, signal, async ({ statusCode, headers: told, body }): Promise<Hop> => {
      const location = single(told.location)
      if (REDIRECTS.includes(statusCode) && location !== undefined)
        return { next: photoAddress(location, hosts, url.href) }
      if (statusCode === 304 && known) return { came: undefined }
      if (statusCode !== 200) throw new UnreadablePicture(`is answered ${statusCode} by its host`)
      if (Number(told['content-length']) > MOST_PHOTO_BYTES) throw tooLarge()
      const validators = { etag: validator(told.etag), lastModified: validator(told['last-modified']) }
      const came = await asFile(folder, body as Readable, work(validators))
      return { came }
    })
  try {
    let url = photoAddress(link, hosts)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const found = await hop(url)
      if ('came' in found) return found.came
      url = found.next
    }
  } catch (error) {
    // What is wrong with us is no fault of the host.
    throw failed ? failed.by : reasonOf(error)
  }
  throw new UnreadablePicture(`is passed on more than ${MOST_REDIRECTS} times`)
}
