import type { FocusEvent, KeyboardEvent } from 'react'

/** Arrows that lead through one group of choices, from where the focus came to it until it leaves it. */
interface Walk {
  group: string
  /** Tells it from all others, those of the page before it was loaded anew too. */
  id: number
}

let walk: Walk | undefined
let isStep = false

const isBare = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** What a choice of one among several hears, where an arrow chooses the next one at once. */
export const WALKED = {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    isStep = event.key.startsWith('Arrow') && isBare(event)
    const group = event.currentTarget.name
    if (isStep && walk?.group !== group) walk = { group, id: Math.random() }
  },
  onKeyUp() {
    isStep = false
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === currentTarget.name) return
    walk = undefined
    isStep = false
  },
}

/** The walk that what is chosen now is a step of; undefined where no arrow chose it. */
export const walkOfStep = (): number | undefined => (isStep ? walk?.id : undefined)
