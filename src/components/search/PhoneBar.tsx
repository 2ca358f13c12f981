import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { chipCount } from '../../domain/search/filterChips'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { BarSight } from '../estate/BarRoom'
import { Action, QuietAction } from '../ui/blocks'
import { FootBar } from './footBar'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet')).FilterSheet }))

/** Filter, and map or list, within reach of the thumb, below the desktop's width. */
export function PhoneBar() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = useSearch((state) => chipCount(state.filter.filterQuery))
  const showMap = useSearch((state) => state.list.showMap)

  return (
    <>
      <BarSight />
      <FootBar data-needs-script="">
        <Action ref={opener} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filter.open')}
          {chosen > 0 && ` (${chosen})`}
        </Action>
        <QuietAction type="button" onClick={store.toggleFullMap}>
          {t(showMap ? 'map.hide' : 'map.show')}
        </QuietAction>
      </FootBar>
      {isOpen && (
        <Suspense>
          <FilterSheet opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
