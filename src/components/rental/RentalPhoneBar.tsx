import { lazy, Suspense, type RefObject } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { RentalListState } from '../../state/rental/useRentalList'
import { FootBar } from '../search/footBar'
import type { useOpenedSheet } from '../search/useOpenedSheet'
import { Action, QuietAction } from '../ui/blocks'

const RentalFilterSheet = lazy(async () => ({
  default: (await import('./RentalFilterSheet')).RentalFilterSheet,
}))

type Sheet = ReturnType<typeof useOpenedSheet>

interface Props {
  of: RentalListState
  siteId: string
  /** Conditions that are set. */
  chosen: number
  sheet: Sheet
  onToggleMap: () => void
  /** What the visitor sees of what was found, where its list begins. */
  found: RefObject<HTMLElement | null>
}

/** Filter, and map or list, within reach of the thumb. */
export function RentalPhoneBar({ of, siteId, chosen, sheet, onToggleMap, found }: Props) {
  const { t } = useTexts('stays')
  return (
    <>
      <FootBar data-needs-script="">
        <Action type="button" aria-haspopup="dialog" onClick={sheet.open}>
          {chosen ? t('filter.count', { count: chosen }) : t('filter')}
        </Action>
        <QuietAction type="button" onClick={onToggleMap}>
          {t(of.showMap ? 'map.hide' : 'map.show')}
        </QuietAction>
      </FootBar>
      {sheet.isOpen && (
        <Suspense>
          <RentalFilterSheet
            of={of}
            siteId={siteId}
            opener={sheet.opener}
            onClose={sheet.close}
            onApply={() => found.current?.scrollIntoView()}
          />
        </Suspense>
      )}
    </>
  )
}
