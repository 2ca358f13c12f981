import { decimal } from '../../domain/format/number'
import { useTexts } from '../../i18n/useTexts'
import { Unseen } from '../ui/blocks'

interface Props {
  /** Listings that choosing a value finds. */
  count: number
  /** So many more than without it. */
  adds?: boolean
  /** What is heard instead of that. */
  heard?: string | undefined
}

/** How many a value of the filter finds: a figure to look at, a sentence to hear. */
export function Finds({ count, adds = false, heard }: Props) {
  const { t } = useTexts('filter')
  const total = decimal(count)
  return (
    <>
      <span aria-hidden="true">
        {adds && '+ '}
        {total}
      </span>
      <Unseen>{heard ?? t(adds ? 'filter.adds' : 'filter.finds', { count, total })}</Unseen>
    </>
  )
}
