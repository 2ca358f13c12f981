import { useState } from 'react'
import type { Loaded } from './useLoad'

/** What was loaded last, kept while it is being loaded anew or cannot be. */
export function useKept<T>(result: Loaded<T>): T | undefined {
  const [kept, keep] = useState<T>()
  if (result.state !== 'ready') return kept
  if (result.value !== kept) keep(() => result.value)
  return result.value
}
