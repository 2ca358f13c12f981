import { type MouseEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { change } from '../../state/favourites/store'
import { useFavourites } from '../../state/favourites/useFavourites'
import { media } from '../../styles/media'
import { quietButton } from '../estate/quietButton'
import { Action } from '../ui/blocks'
import { Bar } from './Tray'

/** What was taken off, all of it to be put back at once where it stood; until it is closed or the page is left. */
export function UndoBar() {
  const { t } = useTexts('favourites')
  const removals = useFavourites((state) => state.removals)
  const count = removals.length
  const bar = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  /** Where the first of those stands that a key has put back. */
  const back = useRef<number>(undefined)
  const room = () => bar.current?.closest<HTMLElement>('[tabindex="-1"]')

  useEffect(() => {
    // The heart that was pressed is gone: who uses the keyboard goes on here.
    if (count) return undo.current?.focus({ preventScroll: true })
    const card = room()?.querySelectorAll('article')[back.current ?? -1]
    back.current = undefined
    card?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus()
  }, [count])

  function finish(type: 'removalsUndone' | 'removalsForgotten', { detail }: MouseEvent) {
    // A click that no pointer made counts no presses.
    if (type === 'removalsUndone' && detail === 0) back.current = removals[0]?.at
    change({ type })
    // To what stands above, as the button goes.
    room()?.focus({ preventScroll: true })
  }
  return (
    <div role="status" ref={bar}>
      {count > 0 && (
        <Bar>
          <Said>{t('favourites.removed', { count })}</Said>
          <Action ref={undo} type="button" onClick={(pressed) => finish('removalsUndone', pressed)}>
            {t('favourites.undo')}
          </Action>
          <Quiet type="button" onClick={(pressed) => finish('removalsForgotten', pressed)}>
            {t('nav.close', { ns: 'common' })}
          </Quiet>
        </Bar>
      )}
    </div>
  )
}

/** On a phone a line of its own, so that both buttons stand on the next. */
const Said = styled.span`
  flex-basis: 100%;
  ${media.small} {
    flex-basis: auto;
  }
`

const Quiet = styled.button`
  ${quietButton}
  padding-inline: var(--s2);
`
