import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Cell } from './Calendar.styles'

const SIGNS = [
  ['free', 'free', 'free', false],
  ['arrival', 'closed', 'free', true],
  ['taken', 'taken', 'taken', false],
  ['closed', 'closed', 'closed', false],
] as const

/** What the looks of a day mean, in words; the days themselves say it too. */
export function CalendarLegend({ persons }: { persons: number }) {
  const { t } = useTexts('rental')
  return (
    <Legend>
      <ul>
        {SIGNS.map(([word, before, after, arrival]) => (
          <li key={word}>
            <Sample
              as="span"
              aria-hidden="true"
              data-before={before}
              data-after={after}
              data-arrival={arrival}
            >
              <span>{word === 'taken' ? '7' : ''}</span>
            </Sample>
            {t(`legend.${word}`)}
          </li>
        ))}
      </ul>
      <p>{t('legend.price', { count: persons })}</p>
    </Legend>
  )
}

const Legend = styled.div`
  display: grid;
  gap: var(--s3);
  color: var(--quiet);
  font-size: var(--t14);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
`

const Sample = styled(Cell)`
  display: inline-block;
  width: 28px;
  height: 28px;
  border: 1px solid var(--line);
  > span {
    padding-top: 3px;
  }
`
