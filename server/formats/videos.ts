import type { Estate } from '../../src/contract/estate'

export { VIRTUAL_VISIT } from '../../src/domain/estate/videos'

export type Video = NonNullable<Estate['videos']>[number]

/** Type of all videos but the virtual visit. */
export const FILM = 1
