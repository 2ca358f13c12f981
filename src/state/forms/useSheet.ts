import { useState } from 'react'
import { type OnDemand, useOnDemand } from '../useOnDemand'

/** What a sheet over the page is told. */
export interface SheetProps {
  isOpen: boolean
  onClose: () => void
}

export interface Sheet<T> extends SheetProps {
  /** What is in the sheet, once it was fetched. */
  part: OnDemand<T>
  open: () => void
}

/**
 * A sheet that is fetched when it is first opened. Closed, it stays where it is, so that opening it again finds all that
 * was typed in it.
 */
export function useSheet<T>(load: () => Promise<T>): Sheet<T> {
  const [isOpen, setOpen] = useState(false)
  const { state: part, want } = useOnDemand(load)
  return {
    part,
    isOpen,
    open() {
      setOpen(true)
      want()
    },
    onClose: () => setOpen(false),
  }
}
