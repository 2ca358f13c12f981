/** Decimals of a degree that are a metre: what a hand on a map can tell. */
export const METRE_DECIMALS = 5

/** A figure to so many decimals. Adding 0 turns -0 into 0, so that one place has one address. */
export const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0
