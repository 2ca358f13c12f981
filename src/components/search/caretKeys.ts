import type { KeyboardEvent } from 'react'

/** In a box to type in, Home and End move the caret, also while suggestions are open (ARIA practices: combobox); downshift moves in the list. */
export function caretKeys({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Home' || key === 'End') Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
