import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { groupCards } from '../../domain/search/groupCards'
import type { GroupOptions } from '../../domain/search/groupSort'
import type { GroupTotals } from '../../domain/search/groupTotals'
import type { ListedCard } from '../../domain/search/listedCard'
import { useLocale } from '../../i18n/useLocale'
import { ResultCard } from './ResultCard'
import { ResultGrid } from './ResultGrid'
import { useSteadyCards } from './useSteadyCards'
import { eagerAt } from '../ui/eagerPictures'

interface Props {
  cards: readonly ListedCard[]
  options: GroupOptions
  beside: boolean
  /** Whether all cards of the list are there. */
  isWhole: boolean
  /** How many each group has, where that is known before all are there. */
  totals: GroupTotals | undefined
}

/** Cards under the headings of their groups, with a way to each (spec §7 Group-by). */
export function GroupedCards({ cards, options, beside, isWhole, totals }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const box = useSteadyCards<HTMLDivElement>(cards)
  const groups = groupCards(cards, options, locale)
  const totalOf = ({ key, cards: own }: (typeof groups)[number]) => (isWhole ? own.length : totals?.[key])
  const idOf = (key: string) => `group-${key}`
  return (
    <Groups ref={box}>
      <Jumps aria-label={t('filter:group.jump')}>
        <ul>
          {groups.map((group) => {
            const total = totalOf(group)
            return (
              <li key={group.key}>
                <a href={`#${idOf(group.key)}`}>
                  {group.label} {total !== undefined && <Count>{decimal(total)}</Count>}
                </a>
              </li>
            )
          })}
        </ul>
      </Jumps>
      {groups.map((group, index) => {
        const total = totalOf(group)
        return (
          <Group key={group.key}>
            <h2 id={idOf(group.key)} tabIndex={-1}>
              {group.label}{' '}
              {total !== undefined && (
                <Count>{t('list.found', { count: total, total: decimal(total) })}</Count>
              )}
            </h2>
            <ResultGrid beside={beside}>
              {group.cards.map((card, place) => (
                <ResultCard
                  key={card.id}
                  card={card}
                  eager={index === 0 && eagerAt(place)}
                  size={beside ? 'pair' : 'grid'}
                />
              ))}
            </ResultGrid>
          </Group>
        )
      })}
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
