import type { KeyboardEvent } from 'react'

/** Has downshift do nothing of its own with a key. */
export const leaveToForm = ({ nativeEvent }: KeyboardEvent): void =>
  void Object.assign(nativeEvent, { preventDownshiftDefault: true })

/** In a box to type in, Home and End move the caret, also while suggestions are open (ARIA practices: combobox); downshift moves in the list. */
export function caretKeys(event: KeyboardEvent): void {
  if (event.key === 'Home' || event.key === 'End') leaveToForm(event)
}
