import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'visited'
/** The oldest are forgotten first. */
const MOST = 500

const NONE: readonly number[] = []
const listeners = new Set<() => void>()
let seen: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE }

function parsed(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : NONE
  } catch {
    return NONE
  }
}

function snapshot(): readonly number[] {
  let text = seen.text
  try {
    text = window.localStorage.getItem(STORAGE_KEY)
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
  if (text !== seen.text) seen = { text, ids: parsed(text) }
  return seen.ids
}

/** Remembers, in this browser only, that listings were looked at. */
export function rememberVisited(ids: readonly number[]) {
  const known = snapshot()
  if (ids.every((id) => known.includes(id))) return
  const next = [...known.filter((id) => !ids.includes(id)), ...ids].slice(-MOST)
  const text = JSON.stringify(next)
  try {
    window.localStorage.setItem(STORAGE_KEY, text)
  } catch {
    seen = { text, ids: next }
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Numbers of the listings that were looked at on the map; none while the page is prebuilt. */
export const useVisited = () => useSyncExternalStore(subscribe, snapshot, () => NONE)
