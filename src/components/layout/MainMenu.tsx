import { useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { MenuEntry } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { Disclosure } from './Disclosure'
import { Entry, OverflowEntries } from './MenuEntries'
import { useFittingCount } from './useFittingCount'

/** The site's menu: from 992 px in one line, where entries that do not fit move into «More» (spec §2). */
export function MainMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTexts('common')
  const list = useRef<HTMLUListElement>(null)
  const count = useFittingCount(list, menu.map(({ id, label }) => `${id}:${label}`).join())
  const rest = menu.slice(count)
  const isMeasured = count !== Infinity
  return (
    <Nav aria-label={t('nav.main')}>
      <List ref={list} $clipped={!isMeasured}>
        {menu.slice(0, count).map((entry) => (
          <li key={entry.id} data-item="">
            <Entry entry={entry} />
          </li>
        ))}
        <More data-more="" data-needs-script="" $shown={rest.length > 0}>
          <Disclosure label={t('nav.more')}>
            <OverflowEntries entries={rest} />
          </Disclosure>
        </More>
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  ${media.desktop} {
    flex: 1 1 0;
    min-width: 0;
  }
`

const List = styled.ul<{ $clipped: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border-bottom: 1px solid var(--line);
  }
  ${media.desktop} {
    position: relative;
    display: flex;
    gap: clamp(16px, 2vw, 32px);
    overflow-x: ${({ $clipped }) => ($clipped ? 'clip' : 'visible')};
    > li {
      flex: none;
      border: 0;
    }
  }
`

/** Always there to be measured, but not to be seen or reached while nothing is in it. */
const More = styled.li<{ $shown: boolean }>`
  display: none;
  ${media.desktop} {
    display: block;
    ${({ $shown }) => ($shown ? '' : 'position: absolute; inset-inline-start: 0; visibility: hidden;')}
  }
`
