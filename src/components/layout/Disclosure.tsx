import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { isDesktop, media } from '../../styles/media'
import { arrowTarget } from './arrowTarget'
import { barItem } from './barItem'

interface Props {
  label: ReactNode
  /** Entries: list items with links. */
  children: ReactNode
}

/**
 * A button that shows a list of links (ARIA practices: disclosure navigation). Escape closes it and gives the focus
 * back; on a wide screen so does going elsewhere. Arrows, Home and End move between its links.
 */
export function Disclosure({ label, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const away = ({ target }: Event) => {
      if (isDesktop() && !box.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
      return
    }
    const links = [...(box.current?.querySelectorAll<HTMLElement>('ul a') ?? [])]
    const target = open && arrowTarget(event.key, links.indexOf(event.target as HTMLElement), links.length)
    if (target === false || target === undefined) return
    event.preventDefault()
    links[target]?.focus()
  }

  return (
    <Box ref={box} onKeyDown={onKeyDown}>
      <Opener
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Chevron aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
          <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </Chevron>
      </Opener>
      <List
        id={id}
        data-fold=""
        $open={open}
        onClick={({ target }) => (target as Element).closest('a') && setOpen(false)}
      >
        {children}
      </List>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
`

const Opener = styled.button`
  ${barItem}
  padding: 0;
  border: 0;
  background: none;
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`

const Chevron = styled.svg`
  transition: rotate var(--state);
`

const List = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  margin: 0;
  padding: 0 0 var(--s3) var(--s4);
  list-style: none;
  ${media.desktop} {
    position: absolute;
    z-index: 10;
    top: calc(100% + var(--s1));
    inset-inline-start: calc(-1 * var(--s4));
    min-width: 220px;
    padding: var(--s2) 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    a,
    button {
      width: 100%;
      padding-inline: var(--s4);
    }
  }
`
