import { useEffect, useRef } from 'react'
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
  const count = useFavourites(({ removals }) => removals.length)
  const bar = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!count) return
    // The heart that was pressed is gone: who uses the keyboard goes on here.
    undo.current?.focus({ preventScroll: true })
  }, [count])

  function finish(type: 'removalsUndone' | 'removalsForgotten') {
    change({ type })
    // To what stands above, as the button goes.
    bar.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
  return (
    <div role="status" ref={bar}>
      {count > 0 && (
        <Bar>
          <Said>{t('favourites.removed', { count })}</Said>
          <Action ref={undo} type="button" onClick={() => finish('removalsUndone')}>
            {t('favourites.undo')}
          </Action>
          <Quiet type="button" onClick={() => finish('removalsForgotten')}>
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
