import { lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { conditionsOf } from '../../domain/search/relaxations'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { media } from '../../styles/media'
import { Action, QuietAction } from '../ui/blocks'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet')).FilterSheet }))

/** Filter, and map or list, within reach of the thumb, below the desktop's width. */
export function PhoneBar() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = useSearch((state) => conditionsOf(state.filter.filterQuery).length)
  const showMap = useSearch((state) => state.list.showMap)

  return (
    <>
      <Bar data-needs-script="">
        <Action ref={opener} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filter.open')}
          {chosen > 0 && ` (${chosen})`}
        </Action>
        <QuietAction type="button" onClick={store.toggleMap}>
          {t(showMap ? 'map.hide' : 'map.show')}
        </QuietAction>
      </Bar>
      {isOpen && (
        <Suspense>
          <FilterSheet opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Bar = styled.div`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: flex;
  gap: var(--s3);
  padding: var(--s2) var(--gutter) calc(var(--s2) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  > * {
    flex: 1;
  }
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`
