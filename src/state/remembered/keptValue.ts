import { useSyncExternalStore } from 'react'
import { storageListeners } from '../storageListeners'

/** Something that this browser alone keeps of its visitor. */
export interface KeptValue<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
  /** Before anything was kept, as on the prebuilt page. */
  nothing: T
}

/**
 * A value under a key of the browser's storage, in step across tabs; as long as the page is open where storage is refused. `read` takes
 * whatever is found there, which anybody may have written: what it does not understand counts as nothing.
 */
export function keptValue<T>(key: string, read: (found: unknown) => T): KeptValue<T> {
  const { subscribe, tell } = storageListeners()
  const nothing = read(undefined)
  let known: { text: string | null; value: T } = { text: null, value: nothing }
  let isRefused = false

  function valueOf(text: string | null): T {
    try {
      return text === null ? nothing : read(JSON.parse(text))
    } catch {
      return nothing
    }
  }

  function get(): T {
    try {
      const text = isRefused ? known.text : window.localStorage.getItem(key)
      if (text !== known.text) known = { text, value: valueOf(text) }
    } catch {
      isRefused = true
    }
    return known.value
  }

  function set(value: T) {
    const text = JSON.stringify(value)
    known = { text, value }
    try {
      window.localStorage.setItem(key, text)
    } catch {
      isRefused = true
    }
    tell()
  }

  return { get, set, subscribe, nothing }
}

/** A part of what is kept; of nothing while the page is prebuilt. */
export const useKeptValue = <T, Part>({ get, subscribe, nothing }: KeptValue<T>, pick: (value: T) => Part) =>
  useSyncExternalStore(
    subscribe,
    () => pick(get()),
    () => pick(nothing),
  )
