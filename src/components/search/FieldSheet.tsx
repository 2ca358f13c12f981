import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'

interface Props {
  title: string
  /** What opened it, which has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>
  /** Asked to close it, by its button or a key, with nothing of it kept. */
  onClose: () => void
  children: ReactNode
}

/** Parts of a filter over the page, all of the window on a phone: a title with the way back, `SheetBody` and `SheetFoot`. */
export function FieldSheet({ title, opener, onClose, children }: Props) {
  const { t } = useTexts('filter')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const sheet = dialog.current
    const back = opener.current
    sheet?.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      sheet?.close()
      // A browser that gave a pressed button no focus does not give it back either.
      back?.focus()
    }
  }, [opener])

  return (
    <Sheet ref={dialog} aria-labelledby={id} onClose={onClose}>
      <Head>
        <h2 id={id}>{title}</h2>
        <PlainButton type="button" onClick={onClose}>
          {t('filter.close')}
        </PlainButton>
      </Head>
      {children}
    </Sheet>
  )
}

const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  ${media.desktop} {
    width: 560px;
    height: min(100dvh - 2 * var(--s5), 860px);
    margin: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: 60px;
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--line);
  /* Whatever its page does with headings. */
  && h2 {
    margin: 0;
    font-size: var(--t22);
  }
`

export const SheetBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  align-content: start;
  gap: var(--s5);
  padding: var(--s5) var(--gutter) var(--s7);
  overflow-y: auto;
  overflow-anchor: none;
  scroll-padding-block: var(--s4);
  overscroll-behavior: contain;
`

/** Always in sight: what takes all of it off, and what applies it. */
export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  > p {
    width: 100%;
    min-height: 1.6em;
    color: var(--quiet);
    font-size: var(--t14);
  }
  button:last-of-type {
    flex: 1;
    max-width: 320px;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`

export const PlainButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`
