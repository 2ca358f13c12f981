import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'

interface Props {
  persons: number
  most: number
  onChange: (persons: number) => void
}

/** With how many the stay would be, one more or fewer at a press: some costs are counted for each person. */
export function GuestCount({ persons, most, onChange }: Props) {
  const { t } = useTexts('rental')
  return (
    <Line role="group" aria-label={t('persons')}>
      <span>{t('guests')}</span>
      <Step
        type="button"
        aria-label={t('persons.fewer')}
        aria-disabled={persons <= 1}
        onClick={() => onChange(persons - 1)}
      >
        −
      </Step>
      <output>{persons}</output>
      <Step
        type="button"
        aria-label={t('persons.more')}
        aria-disabled={persons >= most}
        onClick={() => onChange(persons + 1)}
      >
        +
      </Step>
    </Line>
  )
}

/** On a desktop as high as the days that it stands beside. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  span {
    flex: 1;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 44px minmax(2.5ch, auto) 44px;
    gap: 0;
    span {
      grid-column: 1 / -1;
      color: var(--quiet);
      font-size: var(--t14);
      line-height: 1.5;
      text-align: center;
    }
  }
  output {
    min-width: 2ch;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Step = styled.button`
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t18);
  &:hover {
    border-color: var(--brick);
    color: var(--brick);
  }
  &[aria-disabled='true'] {
    border-color: var(--line);
    color: var(--quiet);
  }
`
