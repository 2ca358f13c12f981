import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Page } from '../../contract/page'
import { decimal } from '../../domain/format/number'
import { printSearch } from '../../domain/search/printSearch'
import { conditionsOf } from '../../domain/search/relaxations'
import type { FrameView } from '../../domain/site/frameView'
import type { useAskedPage } from '../../state/alerts/useAskedPage'
import { useDraft } from '../../state/search/useDraft'
import { QuietAction } from '../ui/blocks'
import { LazyWishSheet, preloadWish } from './lazyWish'
import { WishChips } from './WishChips'
import type { AskedSearch } from './WishSheet'
import { WishStore } from './WishStore'

interface Props {
  frame: FrameView
  asked: AskedSearch
  /** The list page that it was made on, as far as it is known. */
  of: ReturnType<typeof useAskedPage>
  onChange: (asked: AskedSearch) => void
}

/** The search in words, each of its conditions to take off, how much fits it now, and the way to change it. */
export function AlertSearch({ frame, asked, of: { page, isLoading }, onChange }: Props) {
  const { t } = useTexts('alerts')
  const heading = useId()
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('alerts.search')}</h2>
      {isLoading ? (
        <p role="status">{t('alerts.wait')}</p>
      ) : (
        <WishStore key={page?.id} frame={frame} page={page}>
          <Words page={page} frame={frame} asked={asked} onChange={onChange} />
        </WishStore>
      )}
    </Section>
  )
}

function Words({ page, frame, asked, onChange }: Omit<Props, 'of'> & { page: Page | undefined }) {
  const { t } = useTexts('alerts')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { draft, count, replace } = useDraft(asked.filter)
  const { filterQuery: filter } = draft
  const text = printSearch(filter)
  const tell = useEffectEvent(() => onChange({ ...asked, filter }))
  useEffect(() => {
    tell()
  }, [text])

  function done(wish: AskedSearch) {
    setOpen(false)
    // Without its page it is another search, made anew.
    if (wish.pageId === asked.pageId) replace(wish.filter)
    else onChange(wish)
  }

  return (
    <>
      <WishChips
        page={page}
        draft={draft}
        onChange={replace}
        onPageOff={() => onChange({ filter, pageId: undefined })}
      />
      <p role="status">
        {typeof count === 'number' && t('alerts.fitting', { count, total: decimal(count) })}
      </p>
      <div>
        <QuietAction
          ref={opener}
          type="button"
          data-needs-script=""
          aria-haspopup="dialog"
          onPointerEnter={preloadWish}
          onFocus={preloadWish}
          onClick={() => setOpen(true)}
        >
          {t(page || conditionsOf(filter).length ? 'alerts.adjust' : 'alerts.choose')}
        </QuietAction>
      </div>
      {isOpen && (
        <Suspense>
          <LazyWishSheet
            frame={frame}
            asked={{ ...asked, filter }}
            done={t('alerts.done')}
            opener={opener}
            onDone={done}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  h2 {
    margin-bottom: 0;
  }
  > p[role='status'] {
    min-height: 1.6em;
    color: var(--quiet);
  }
`
