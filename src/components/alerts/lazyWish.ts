import { lazy } from 'react'

const load = () => import('./WishSheet')

/** Where one says what one looks for, loaded when the visitor comes near it. */
export const LazyWishSheet = lazy(async () => ({ default: (await load()).WishSheet }))

/** Begins to load it. */
export const preloadWish = () => void load()
