import { useTexts } from '../../i18n/useTexts'
import { STATUS_ID } from '../../domain/search/statusIds'
import { Example } from './SearchSentence.styles'

interface Props {
  /** Number of the status that is chosen: to rent, another line and another price are likely. */
  status: number
  onTry: (line: string) => void
}

/** What the box of the search reads, by a line to try. */
export function SearchExample({ status, onTry }: Props) {
  const { t } = useTexts('list')
  const line = t(status === STATUS_ID.TO_RENT ? 'search.exampleToRent' : 'search.example')
  return (
    <>
      {t('search.tip')}{' '}
      <Example type="button" onClick={() => onTry(line)}>
        {line}
      </Example>
    </>
  )
}
