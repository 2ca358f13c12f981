import glyphs from './data/glyphs.json'

export type Face = keyof typeof glyphs
type Glyph = readonly [width: number, outline: string]

const EM = 1000
/** A letter that no face has is left as a gap rather than drawn wrong. */
const GAP: Glyph = [300, '']

const FACES = glyphs as unknown as Readonly<Record<Face, Readonly<Record<string, Glyph>>>>
const glyphOf = (face: Face, letter: string): Glyph => FACES[face][letter] ?? GAP

/** Width of a text in pixels. `spacing` is what stands between letters, in pixels. */
export const textWidth = (text: string, face: Face, size: number, spacing = 0) =>
  [...text].reduce((width, letter) => width + (glyphOf(face, letter)[0] * size) / EM + spacing, -spacing)

const idOf = (face: Face, letter: string) => `${face[0]}${letter.codePointAt(0)?.toString(36)}`

/** Letters drawn as outlines, so that a picture needs no typeface and looks the same everywhere. */
export function createLettering() {
  const used = new Map<string, string>()
  return {
    /** One text as SVG, `x` and `y` where its base line begins. */
    write(text: string, face: Face, size: number, x: number, y: number, spacing = 0): string {
      let at = 0
      const letters = [...text].map((letter) => {
        const [width, outline] = glyphOf(face, letter)
        const left = Math.round(at)
        at += width + (spacing * EM) / size
        if (!outline) return ''
        const id = idOf(face, letter)
        used.set(id, outline)
        return `<use href="#${id}"${left ? ` x="${left}"` : ''}/>`
      })
      const move = `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${(size / EM).toFixed(4)})`
      return `<g transform="${move}">${letters.join('')}</g>`
    },
    /** The outlines that were written with, for the picture's `<defs>`. */
    outlines: () => [...used].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join(''),
  }
}
