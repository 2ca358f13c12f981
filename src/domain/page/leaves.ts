import { DEFAULT_PAGE_SIZE } from '../../contract/searchLimits'

/** Pages of a list that are built ahead, the list itself among them; later ones are rendered when somebody asks for them. */
export const PREBUILT_LEAVES = 20

/** How many pages a list of so many has: the empty one too. */
export const leavesOf = (total: number): number => Math.max(1, Math.ceil(total / DEFAULT_PAGE_SIZE))
