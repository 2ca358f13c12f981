import styled from 'styled-components'
import type { MenuEntry } from '../../domain/site/frameView'
import { AppLink } from '../ui/AppLink'
import { barItem } from './barItem'
import { Disclosure } from './Disclosure'

/** An entry that opens others also leads to its own page, unless one of them does. */
const under = ({ id, label, url, children }: MenuEntry): MenuEntry[] =>
  url && !children.some((child) => child.url === url)
    ? [{ id: `${id}-self`, label, url, children: [] }, ...children]
    : children

function Leaves({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ id, label, url }) => (
    <li key={id}>
      <BarLink to={url ?? '/'}>{label}</BarLink>
    </li>
  ))
}

/** One entry of the menu: a link, or a button that shows the links under it. */
export function Entry({ entry }: { entry: MenuEntry }) {
  if (!entry.children.length) return <BarLink to={entry.url ?? '/'}>{entry.label}</BarLink>
  return (
    <Disclosure label={entry.label}>
      <Leaves entries={under(entry)} />
    </Disclosure>
  )
}

/** What does not fit in the bar, in one list: entries with others under them give those, under their name. */
export function OverflowEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) =>
    entry.children.length ? (
      <li key={entry.id}>
        <Group>{entry.label}</Group>
        <Inner>
          <Leaves entries={under(entry)} />
        </Inner>
      </li>
    ) : (
      <Leaves key={entry.id} entries={[entry]} />
    ),
  )
}

const BarLink = styled(AppLink)`
  ${barItem}
`

const Group = styled.span`
  display: block;
  padding: var(--s3) var(--s4) 0;
  border-top: 1px solid var(--line);
  color: var(--quiet);
  font-size: var(--t14);
`

const Inner = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
