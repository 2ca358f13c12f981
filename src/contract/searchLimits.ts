/** Results of a search when none are asked for, as on a page of a list (spec §9), and the most that the site API answers at once. */
export const DEFAULT_PAGE_SIZE = 15
export const MAX_PAGE_SIZE = 500

/** Most values of one condition, and most fields that a search is sorted by. */
export const MAX_VALUES = 1000
export const MAX_SORTS = 8

/** Most points of a drawn area. */
export const MAX_AREA_POINTS = 60

/** The widest circle that is searched, in kilometres. */
export const MAX_KM = 500

/** The highest number of a thing: the highest whole number that a database counts with. */
export const MAX_ID = 2_147_483_647

export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID
