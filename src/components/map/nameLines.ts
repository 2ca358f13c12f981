import type { MapName } from '../../domain/map/mapNames'

/** A name and its dot where they stand in their box, px. */
export interface StandingName extends Pick<MapName, 'key' | 'text' | 'tone' | 'size' | 'spacing' | 'hasDot'> {
  at: readonly [left: number, top: number]
  dotAt: readonly [left: number, top: number]
}

interface Line {
  name: HTMLElement
  dot: HTMLElement | undefined
  /** As it was written. */
  written: string
}

const spot = ([left, top]: readonly [number, number]) => `left:${left}px;top:${top}px`

function lineOf({ text, tone, size, spacing, hasDot, at, dotAt }: StandingName, written: string): Line {
  const name = document.createElement('span')
  name.className = tone
  name.textContent = text
  name.style.cssText = `${spot(at)};font-size:${size}px;letter-spacing:${spacing}px`
  const dot = hasDot ? document.createElement('i') : undefined
  if (dot) dot.style.cssText = spot(dotAt)
  return { name, dot, written }
}

function takeAway(lines: ReadonlyMap<string, Line>): void {
  for (const { name, dot } of lines.values()) {
    name.remove()
    dot?.remove()
  }
}

/** The names that stand in a box. One that stands as it stood is left alone: most do after a map was dragged. */
export class NameLines {
  private lines = new Map<string, Line>()

  show(box: HTMLElement, names: readonly StandingName[]): void {
    const before = this.lines
    this.lines = new Map()
    const coming = document.createDocumentFragment()
    for (const name of names) {
      const written = JSON.stringify(name)
      const stood = before.get(name.key)
      const stays = stood?.written === written
      const line = stays ? stood : lineOf(name, written)
      this.lines.set(name.key, line)
      if (stays) before.delete(name.key)
      else coming.append(line.name, ...(line.dot ? [line.dot] : []))
    }
    takeAway(before)
    box.append(coming)
  }

  clear(): void {
    takeAway(this.lines)
    this.lines.clear()
  }
}
