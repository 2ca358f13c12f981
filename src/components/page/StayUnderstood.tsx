import type { StayAnswer } from '../../state/rental/staySearch'
import { useTexts } from '../../i18n/useTexts'

/** What was understood of a line that asks for somewhere to stay; nothing until that is known. */
export function StayUnderstood({ answer }: { answer: StayAnswer | undefined }) {
  const { t } = useTexts('list')
  const understood = answer && [t('search.stays'), ...answer.said].join(' · ')
  return (
    <span role="status">
      {answer &&
        [
          t('search.understood', { said: understood }),
          answer.beyond.length > 0 && t('search.beyond', { said: answer.beyond.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
    </span>
  )
}
