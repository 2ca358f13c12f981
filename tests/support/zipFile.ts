import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  bytes: Buffer
  /** As bytes stand in it, deflated unless told. */
  packed?: Buffer
  /** What it says that it is large, when that is a lie. */
  size?: number
  /** Bits that say how it is kept: 1 is locked. */
  flags?: number
}

function numbers(...parts: (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}

/** A ZIP file of these files, also of such as nobody would make who means well. */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes, packed = deflateRawSync(bytes), size = bytes.length, flags = 0 } of files) {
    const called = Buffer.from(name)
    const told = [
      [2, 20], // version that is needed
      [2, flags | 0x0800], // names are UTF-8
      [2, 8], // deflated
      [4, 0], // day and time
      [4, crc32(bytes)],
      [4, packed.length],
      [4, size],
      [2, called.length],
      [2, 0],
    ] as const
    const local = Buffer.concat([numbers([4, 0x04034b50], ...told), called, packed])
    entries.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20], ...told, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        called,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const count = [2, files.length] as const
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    count,
    count,
    [4, directory.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...locals, directory, end])
}
