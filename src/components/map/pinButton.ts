import type { Standing } from '../../domain/map/clusters'
import type { MapPlace } from '../../domain/map/mapPlaces'
import type { PinShape } from '../../domain/map/pinBox'

/** What a pin shows; what it is marked as has a shape of its own besides its colour. */
export interface PinLook {
  text: string
  /** Whole name for those who do not see where it stands. */
  name: string
  shape: PinShape
  isFavourite?: boolean
  isVisited?: boolean
}

/** What a cluster of so many listings shows. */
export const clusterLook = (listings: number, nameOf: (listings: number) => string): PinLook => ({
  text: String(listings),
  name: nameOf(listings),
  shape: 'cluster',
})

/** What it is marked as for now. */
interface PinMarks {
  isPointed: boolean
  isOpen: boolean
  /** It has no room for its words, until it is pointed at. */
  isDot?: boolean
  /** Opens a card; else it falls apart. */
  isOpener: boolean
}

/** What a pin says, its heart included. */
export const wordsOf = ({ text, isFavourite }: Pick<PinLook, 'text' | 'isFavourite'>): string =>
  isFavourite ? `♥ ${text}` : text

/** Puts a look on a pin's button. Written to the page by hand: with thousands of pins React would be in the way. */
export function dressPin(button: HTMLButtonElement, look: PinLook, marks: PinMarks): void {
  const { name, shape, isFavourite, isVisited } = look
  const { isPointed, isOpen, isDot, isOpener } = marks
  const all = [
    'pin',
    shape,
    isDot && 'dot',
    isFavourite && 'favourite',
    isVisited && 'visited',
    isPointed && 'pointed',
    isOpen && 'open',
  ]
  const classes = all.filter(Boolean).join(' ')
  if (button.className !== classes) button.className = classes
  const shown = wordsOf(look)
  if (button.textContent !== shown) button.textContent = shown
  if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
  if (isOpener) button.setAttribute('aria-expanded', String(isOpen))
  else button.removeAttribute('aria-expanded')
}

/** What is heard of a pin. */
interface PinEars {
  /** `isByKey`: by the keyboard there is no pointer that may have dragged the map. */
  onPress: (isByKey: boolean) => void
  onDown: () => void
  onPoint: (place: MapPlace | null) => void
  onKey: (event: KeyboardEvent) => void
}

/** A button for what stands on a map. */
export function pinButton(
  standing: Standing,
  { onPress, onDown, onPoint, onKey }: PinEars,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  // One of them is a stop of the Tab key, from which arrows lead to the others.
  button.tabIndex = -1
  button.addEventListener('pointerdown', onDown)
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress(event.detail === 0)
  })
  button.addEventListener('dblclick', (event) => event.stopPropagation())
  button.addEventListener('keydown', onKey)
  if ('place' in standing) {
    const { place } = standing
    // A finger that is lifted points at nothing any more, before it has pressed.
    const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
    button.addEventListener('pointerenter', (event) => isMouse(event) && onPoint(place))
    button.addEventListener('pointerleave', (event) => isMouse(event) && onPoint(null))
    button.addEventListener('focus', () => onPoint(place))
    button.addEventListener('blur', () => onPoint(null))
  }
  return button
}
