import type { PhotoFacts } from '../../../src/contract/photo'
import { isPictureField } from '../admin/withoutForeignPictures'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a picture says itself: null is nothing. */
const said = (picture: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(picture).filter(([, value]) => value != null))

/** A photo that the site has. */
export type Linked = PhotoFacts & { link: string }
/** Of all that is known of a photo what a picture of a listing says. */
export const linkedOf = ({ link, width, height, focus }: Linked): Linked => ({
  link,
  width,
  height,
  ...(focus && { focus }),
})

export type LinkOf = (named: string) => Linked | undefined

/** What a line says where a picture stands, as far as it is wanted, in its order: names of files, addresses. */
export function picturesNamed(value: unknown, isWanted: (named: string) => boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => picturesNamed(part, isWanted))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'string') return picturesNamed(part, isWanted)
    return isPictureField(name) && isWanted(part) ? [part] : []
  })
}

/**
 * A line with the links of photos in place of what it names them by, and with their size and what stays in sight of them where a
 * picture of a listing does not say it itself. What `linkOf` does not know stays, and is told by the import.
 */
export function withLinks<T>(value: T, linkOf: LinkOf): T {
  if (Array.isArray(value)) return value.map((part: unknown) => withLinks(part, linkOf)) as T
  if (!isObject(value)) return value
  let facts: PhotoFacts | undefined
  const entries = Object.entries(value).map(([name, part]) => {
    const found = typeof part === 'string' && isPictureField(name) ? linkOf(part) : undefined
    if (!found) return [name, withLinks(part, linkOf)]
    const { link, ...own } = found
    if (name === 'file' && 'index' in value) facts = own
    return [name, link]
  })
  const linked = Object.fromEntries(entries) as Record<string, unknown>
  if (!facts) return linked as T
  const isSized = linked['width'] != null || linked['height'] != null
  const { focus, ...size } = facts
  return { ...(focus && { focus }), ...(!isSized && size), ...said(linked) } as T
}
