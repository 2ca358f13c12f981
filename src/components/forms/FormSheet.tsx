import { useEffect, useId, useRef, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { SheetProps } from '../../state/forms/useSheet'
import { media } from '../../styles/media'

interface Props extends SheetProps {
  title: string
  /** What the form is about: the listing it was opened from. */
  about?: string | undefined
  children: ReactNode
}

/**
 * A form over the page: beside it on a desktop, over all of it on a phone. A dialog of the browser's own: Esc closes it, and
 * the focus goes back to where it came from.
 */
export function FormSheet({ title, about, isOpen, onClose, children }: Props) {
  const { t } = useTexts('forms')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const sheet = dialog.current
    if (!isOpen || !sheet) return
    sheet.showModal()
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      sheet.close()
    }
  }, [isOpen])

  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // Told late, when it may be open again.
        if (!dialog.current?.open) onClose()
      }}
    >
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        <Close type="button" onClick={onClose}>
          {t('close')}
        </Close>
      </Head>
      <Body>{children}</Body>
    </Sheet>
  )
}

const come = keyframes`
  from { translate: 32px 0; opacity: 0; }
`

const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  &::backdrop {
    background: rgb(18 19 16 / 0.45);
  }
  ${media.small} {
    width: min(600px, 100vw);
    border-inline-start: 1px solid var(--line);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${come} var(--sheet);
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--s5);
  align-items: flex-start;
  justify-content: space-between;
  padding: var(--s4) var(--gutter);
  border-bottom: 1px solid var(--line);
  > div {
    min-width: 0;
    padding-top: 6px;
  }
  h2 {
    font-size: var(--t28);
  }
  p {
    margin-top: var(--s1);
    color: var(--quiet);
    font-size: var(--t14);
  }
`

const Close = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  &:hover {
    color: var(--brick);
  }
`

const Body = styled.div`
  padding: var(--s5) var(--gutter) var(--s7);
  overflow-y: auto;
  scroll-padding-block: var(--s5);
`
