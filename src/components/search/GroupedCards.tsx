import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { groupCards } from '../../domain/search/groupCards'
import type { GroupOptions } from '../../domain/search/groupSort'
import type { ListedCard } from '../../domain/search/listedCard'
import { useLocale } from '../../i18n/useLocale'
import { ResultCard } from './ResultCard'
import { ResultGrid } from './ResultGrid'

interface Props {
  cards: readonly ListedCard[]
  options: GroupOptions
  beside: boolean
}

const EAGER = 3

/** Cards under the headings of their groups, with a way to each (spec §7 Group-by). */
export function GroupedCards({ cards, options, beside }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const groups = groupCards(cards, options, locale)
  const idOf = (key: string) => `group-${key}`
  return (
    <Groups>
      <Jumps aria-label={t('filter:group.jump')}>
        <ul>
          {groups.map(({ key, label, cards: own }) => (
            <li key={key}>
              <a href={`#${idOf(key)}`}>
                {label} <Count>{decimal(own.length)}</Count>
              </a>
            </li>
          ))}
        </ul>
      </Jumps>
      {groups.map(({ key, label, cards: own }, index) => (
        <Group key={key}>
          <h2 id={idOf(key)} tabIndex={-1}>
            {label} <Count>{t('list.found', { count: own.length, total: decimal(own.length) })}</Count>
          </h2>
          <ResultGrid beside={beside}>
            {own.map((card, place) => (
              <ResultCard
                key={card.id}
                card={card}
                eager={index === 0 && place < EAGER}
                size={beside ? 'pair' : 'grid'}
              />
            ))}
          </ResultGrid>
        </Group>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
`

const Jumps = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 4px;
  }
`

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  h2 {
    scroll-margin-top: calc(var(--header) + 80px);
    outline: none;
  }
`

const Count = styled.span`
  color: var(--quiet);
  font: 400 var(--t14) / 1 var(--text-face);
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
`
