import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import type { Loaded } from '../../state/useLoad'
import { Retry } from '../ui/Retry'
import { CloseButton } from './CloseButton'
import { sidewaysCard } from './sidewaysCard'

interface Props<T> {
  /** Which place it is of: another takes the focus anew. */
  of: string
  label: string
  /** What stands above the cards. */
  note: string
  loaded: Loaded<T>
  failure: string
  onRetry: () => void
  onClose: () => void
  /** Whether the visitor asked for it; a search may have brought it back while they are elsewhere. */
  takesFocus: () => boolean
  /** The cards as list items, once they are there. */
  children: (value: T) => ReactNode
}

/** A box over the map with what stands at a pin. */
export function PlaceBox<T>(props: Props<T>) {
  const { of, label, note, loaded, failure, onRetry, onClose, takesFocus, children } = props
  const { t } = useTexts('map')
  const box = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    isAsked.current = takesFocus()
    if (isAsked.current) box.current?.focus({ preventScroll: true })
  }, [of, takesFocus])
  // Where hardly any of the map is in the window, there is no room for it.
  useEffect(() => {
    if (!isAsked.current) return
    // In some browsers it gives a promise, which is no clean-up of an effect.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [of, loaded.state])

  return (
    <Foot>
      <Box ref={box} role="dialog" aria-label={label} tabIndex={-1}>
        <Head>
          <p>{note}</p>
          <CloseButton label={t('map.close')} onClick={onClose} />
        </Head>
        {loaded.state === 'loading' && <Waiting aria-busy="true" />}
        {loaded.state === 'failed' && (
          <div role="alert">
            <p>{failure}</p>
            <Retry onRetry={onRetry} />
          </div>
        )}
        {loaded.state === 'ready' && <List>{children(loaded.value)}</List>}
      </Box>
    </Foot>
  )
}

/** Over the whole map; on a phone the box stands at the foot of what the window shows of it, as that may go on below it. */
const Foot = styled.div`
  position: absolute;
  z-index: 1000;
  inset: 0;
  display: flex;
  align-items: flex-end;
  pointer-events: none;
`

/** At the pin (`PinBesideCard`), low enough to leave room for it. */
const Box = styled.div`
  position: absolute;
  box-sizing: border-box;
  width: min(340px, 100% - 24px);
  max-height: min(320px, 100%);
  padding: 0 var(--s3) var(--s3);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--paper);
  pointer-events: auto;
  scroll-margin-block: calc(var(--header) + var(--s3)) var(--s3);
  ${sidewaysCard}
  /* A sheet at the foot of a phone's map, above the bar at the foot of the window. */
  ${media.belowDesktop} {
    position: sticky;
    bottom: var(--under-map, 64px);
    width: 100%;
    max-height: max(36%, 180px);
    border-width: 1px 0 0;
    border-radius: 0;
    scroll-margin-bottom: var(--under-map, 64px);
  }
`

const Head = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  background: var(--paper);
  color: var(--quiet);
  font-size: var(--t14);
`

const List = styled.ul`
  display: grid;
  gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** As high as one card, so that nothing jumps when it comes. */
const Waiting = styled.div`
  height: 96px;
  border-radius: var(--radius);
  background: var(--sand);
`
