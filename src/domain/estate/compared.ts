/** Most and fewest listings that stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const
