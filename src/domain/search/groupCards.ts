import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ID } from '../../contract/ids'
import { typePlural } from '../codes/typeLabels'
import { typePlace, UNGROUPED, type GroupKey } from './groupKey'
import type { GroupOptions } from './groupSort'

export interface CardGroup<Card> {
  key: string
  label: string
  cards: Card[]
}

const compareKeys = (a: string, b: string) => Number(a > b) - Number(a < b)

function compare(a: GroupKey, b: GroupKey, locale: Locale): number {
  const differs = a.place.findIndex((part, index) => part !== b.place[index])
  if (differs >= 0) return (a.place[differs] ?? 0) - (b.place[differs] ?? 0)
  const [one, other] = [a.sortedBy ?? a.label, b.sortedBy ?? b.label]
  const byName = a.sortedBy === undefined ? one.localeCompare(other, locale) : compareKeys(one, other)
  return byName || (a.hint ?? '').localeCompare(b.hint ?? '') || (a.key < b.key ? -1 : 1)
}

/** Order of the groups. Those without a key come last, but among types, where projects have a place of their own. */
function inOrder(keys: GroupKey[], { groupBy, direction }: GroupOptions, locale: Locale): GroupKey[] {
  const sign = direction === 'DESC' ? -1 : 1
  const last = ({ key, isLast }: GroupKey) =>
    key === UNGROUPED && groupBy !== 'TYPE' ? 2 : Number(isLast ?? false)
  return keys.sort((a, b) => last(a) - last(b) || sign * compare(a, b, locale))
}

/**
 * Cards under headings (spec §7), in the display orders of spec §3, towns by name; within a group they keep their order.
 * Cards without a group key are grouped under 'Projecten', in the language of the page.
 */
export function groupCards<Card extends { group?: GroupKey | undefined }>(
  cards: readonly Card[],
  options: GroupOptions,
  locale: Locale,
): CardGroup<Card>[] {
  const projects: GroupKey = {
    key: UNGROUPED,
    label: typePlural('PROJECT', locale),
    place: [typePlace(HEAD_TYPE_ID.PROJECT)],
  }
  const groups = new Map<string, Card[]>()
  const keys: GroupKey[] = []
  for (const card of cards) {
    const group = card.group ?? projects
    const known = groups.get(group.key)
    if (known) known.push(card)
    else {
      groups.set(group.key, [card])
      keys.push(group)
    }
  }
  const ordered = inOrder(keys, options, locale)
  const isAlone = ({ label }: GroupKey) => ordered.filter((other) => other.label === label).length === 1
  return ordered.map((group) => ({
    key: group.key,
    label: isAlone(group) || !group.hint ? group.label : `${group.label} (${group.hint})`,
    cards: groups.get(group.key) ?? [],
  }))
}
