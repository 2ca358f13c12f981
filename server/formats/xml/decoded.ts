/** Bytes at the start in which a file says how it is written. */
const HEAD = 200
const NAMED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

function decoderFor(head: Uint8Array): TextDecoder {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true })
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true })
  const name =
    NAMED.exec(
      Buffer.from(head)
        .toString('latin1')
        .replace(/^\u00ef\u00bb\u00bf/, ''),
    )?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(name, { fatal: true })
  } catch {
    throw new Error(`The file says it is written in ${name}, which is not known`)
  }
}

/** The text of an XML file in the encoding that it names, a piece at a time. Throws an error at bytes that are none of it. */
export async function* decodedXml(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head = Buffer.alloc(0)
  let decoder: TextDecoder | undefined
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder?.decode(bytes, { stream: true }) : decoder?.decode()
    } catch {
      throw new Error(`The file is not ${decoder?.encoding}, which it has to be by what it says at its start`)
    }
  }
  for await (const chunk of file) {
    if (decoder) {
      yield decode(chunk) ?? ''
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD) continue
    decoder = decoderFor(head)
    yield decode(head) ?? ''
  }
  if (!decoder) {
    decoder = decoderFor(head)
    yield decode(head) ?? ''
  }
  yield decode() ?? ''
}
