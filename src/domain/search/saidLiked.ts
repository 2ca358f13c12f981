import { alternatives, type DescribedWords, plain, whole } from './saidLine'

/** Where one thing that is said ends and the next begins; no thousands. */
const PARTED = /[;:]|,(?!\d)/

/** What of a line is only liked to be so, and the line without it. */
interface Liked {
  /** As it was written, with the word that says so. */
  said: readonly string[]
  without: string
}

/**
 * Parts a line from what is only liked: all that stands behind “preferably” until the next comma; before an “if possible” at the end, what
 * begins with the last “with”, else all of that part.
 * @example likedOf('huis in Gent, liefst instapklaar', words) // { said: ['liefst instapklaar'], without: 'huis in Gent' }
 */
export function likedOf(text: string, words: DescribedWords): Liked {
  const soft = alternatives(words['soft'] ?? '')
  const isSoft = new RegExp(whole(soft), 'u')
  const begins = new RegExp(`^${soft}(?![\\p{L}\\d])`, 'u')
  const joins = new RegExp(`^${alternatives(words['with'] ?? '')}$`, 'u')
  const said: string[] = []
  const left = text.split(PARTED).flatMap((part) => {
    if (!isSoft.test(plain(part))) return part.trim() || []
    const all = part.trim().split(/\s+/)
    const at = all.findIndex((_, from) => begins.test(plain(all.slice(from).join(' '))))
    if (at < 0) return part.trim() || []
    const behind = plain(all.slice(at).join(' ')).replace(new RegExp(whole(soft), 'gu'), '')
    const joint = all.slice(0, at).findLastIndex((word) => joins.test(plain(word)))
    const from = /\p{L}/u.test(behind) ? at : Math.max(joint, 0)
    said.push(all.slice(from).join(' '))
    return all.slice(0, from).join(' ') || []
  })
  return { said, without: left.join(', ') }
}
