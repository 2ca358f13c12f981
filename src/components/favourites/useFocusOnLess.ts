import { useEffect, useRef } from 'react'

/**
 * The table of what is compared. What was pressed to take one out is gone: the focus goes to the way to take out the listing that
 * stands in its place now, or the last one; where only two are left, to its name.
 */
export function useFocusOnLess(ids: readonly string[]) {
  const table = useRef<HTMLDivElement>(null)
  const before = useRef(ids)
  const list = ids.join()
  useEffect(() => {
    const now = list.split(',')
    const was = before.current
    before.current = now
    if (now.length >= was.length) return
    const taken = was.findIndex((id) => !now.includes(id))
    const columns = table.current?.querySelectorAll('thead th') ?? []
    const links = columns[Math.min(taken, columns.length - 1)]?.querySelectorAll('a') ?? []
    const next = [...links].at(-1) ?? table.current
    next?.focus({ preventScroll: next === table.current })
  }, [list])
  return table
}
