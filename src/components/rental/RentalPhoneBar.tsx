import { lazy, Suspense, useRef, type RefObject } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { RentalListState } from '../../state/rental/useRentalList'
import { BarSight } from '../estate/BarRoom'
import { FootBar } from '../search/footBar'
import { toBegin } from '../search/toBegin'
import { Action, QuietAction } from '../ui/blocks'

const RentalFilterSheet = lazy(async () => ({
  default: (await import('./RentalFilterSheet')).RentalFilterSheet,
}))

interface Props {
  of: RentalListState
  siteId: string
  /** How many chips are set. */
  chosen: number
  /** Whether the filter is open, by its button here or from elsewhere: here the focus is again afterwards, as this button stays. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onToggleMap: () => void
  /** What the visitor sees of what was found, where its list begins. */
  found: RefObject<HTMLElement | null>
}

/** Filter, and map or list, within reach of the thumb. */
export function RentalPhoneBar({ of, siteId, chosen, isOpen, setOpen, onToggleMap, found }: Props) {
  const { t } = useTexts('stays')
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <BarSight />
      <FootBar data-needs-script="">
        <Action ref={opener} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {chosen ? t('filter.count', { count: chosen }) : t('filter')}
        </Action>
        <QuietAction type="button" onClick={onToggleMap}>
          {t(of.showMap ? 'map.hide' : 'map.show')}
        </QuietAction>
      </FootBar>
      {isOpen && (
        <Suspense>
          <RentalFilterSheet
            of={of}
            siteId={siteId}
            opener={opener}
            onClose={() => setOpen(false)}
            onApply={() => toBegin(found.current)}
          />
        </Suspense>
      )}
    </>
  )
}
