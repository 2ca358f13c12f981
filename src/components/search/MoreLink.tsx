import type { MouseEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { fewLeft } from '../../state/estateList/loads'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { QuietAction } from '../ui/blocks'

interface Props {
  /** The last time it did not work. */
  failed: boolean
  busy: boolean
  onAsk: (event: MouseEvent) => void
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Loads more below what is shown; also a link to the list with more on it, for a new tab. */
export function MoreLink({ failed, busy, onAsk }: Props) {
  const { t } = useTexts('list')
  const store = useSearchStore()
  const left = useSearch(({ list }) => fewLeft(list.estates.length, list.total))
  const more = left ? t('list.loadLast', { count: left }) : t('list.loadMore')

  function onClick(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    if (busy) return
    onAsk(event)
    void store.more()
  }

  return (
    <QuietAction
      as="a"
      href={`${store.path}?${store.moreText()}`}
      rel="nofollow"
      data-needs-script=""
      aria-disabled={busy}
      onClick={onClick}
    >
      {failed ? t('common:error.retry') : more}
    </QuietAction>
  )
}
