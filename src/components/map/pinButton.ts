/** What a pin shows; what it is marked as has a shape of its own besides its colour. */
export interface PinLook {
  text: string
  /** Whole name for those who do not see where it stands. */
  name: string
  shape: 'price' | 'cluster' | 'about'
  isFavourite?: boolean
  isVisited?: boolean
}

/** What it is marked as for now. */
export interface PinMarks {
  isPointed: boolean
  isOpen: boolean
}

/** Puts a look on a pin's button. Written to the page by hand: with thousands of pins React would be in the way. */
export function dressPin(button: HTMLButtonElement, look: PinLook, { isPointed, isOpen }: PinMarks): void {
  const { text, name, shape, isFavourite, isVisited } = look
  const marks = [
    'pin',
    shape,
    isFavourite && 'favourite',
    isVisited && 'visited',
    isPointed && 'pointed',
    isOpen && 'open',
  ]
  const classes = marks.filter(Boolean).join(' ')
  if (button.className !== classes) button.className = classes
  const shown = isFavourite ? `♥ ${text}` : text
  if (button.textContent !== shown) button.textContent = shown
  if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
  if (shape === 'cluster') button.removeAttribute('aria-expanded')
  else button.setAttribute('aria-expanded', String(isOpen))
}
