/** Whether a picture does not wait to come near: before all else, or (`soon`) without holding up what is. */
export type Eager = boolean | 'soon'

/** As many pictures of a list as are in sight at once on a wide window; on a phone it is the first alone. */
export const EAGER_PICTURES = 3

/** How the picture of a card is loaded, by its place in a list, from 0. */
export const eagerAt = (index: number): Eager => index === 0 || (index < EAGER_PICTURES && 'soon')
