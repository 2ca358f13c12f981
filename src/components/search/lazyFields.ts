import { lazy } from 'react'

const load = () => import('./FilterFields')

/** The fields of the filter, loaded when the visitor comes near them. */
export const LazyFilterFields = lazy(async () => ({ default: (await load()).FilterFields }))

/** Begins to load them. */
export const preloadFields = () => void load()
