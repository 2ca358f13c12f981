import { useRef, useState, type MouseEvent } from 'react'

/** A sheet that several buttons open: the one that did has the focus again afterwards. */
export function useOpenedSheet() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  return {
    isOpen,
    opener,
    open: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
