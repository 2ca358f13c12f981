/** What a pin shows; `marks` are the states it wears, each with a shape of its own besides its colour. */
export interface PinLook {
  text: string
  /** Whole name for those who do not see where it stands. */
  name: string
  shape: 'price' | 'cluster' | 'about'
  isFavourite: boolean
  isVisited: boolean
  isPointed: boolean
  isOpen: boolean
}

/** Puts a look on a pin's button. Written to the page by hand: with thousands of pins React would be in the way. */
export function dressPin(button: HTMLButtonElement, look: PinLook): void {
  const { text, name, shape, isFavourite, isVisited, isPointed, isOpen } = look
  const marks = [
    'pin',
    shape,
    isFavourite && 'favourite',
    isVisited && 'visited',
    isPointed && 'pointed',
    isOpen && 'open',
  ]
  button.className = marks.filter(Boolean).join(' ')
  const shown = isFavourite ? `♥ ${text}` : text
  if (button.textContent !== shown) button.textContent = shown
  if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
  if (shape === 'cluster') button.removeAttribute('aria-expanded')
  else button.setAttribute('aria-expanded', String(isOpen))
}
