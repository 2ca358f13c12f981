import { useSyncExternalStore } from 'react'
import { isNew } from '../domain/estate/newness'

const never = () => () => undefined

/** Whether a listing is new to who looks now. Never on the prebuilt page, which does not know when it is looked at. */
export function useIsNew(published: string | undefined): boolean {
  return useSyncExternalStore(
    never,
    () => isNew(published, Date.now()),
    () => false,
  )
}
