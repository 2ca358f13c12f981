import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../contract/common'
import type { FrameView, MenuEntry } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'
import { Container } from '../ui/blocks'
import { LanguageSwitch } from './LanguageSwitch'

interface Props {
  frame: FrameView
  alternates: Partial<Record<Locale, string>>
}

function Entry({ label, url, children }: MenuEntry) {
  if (!children.length) return <MenuLink to={url ?? '/'}>{label}</MenuLink>
  return (
    <Fold>
      <summary>{label}</summary>
      <ul>
        {[...(url ? [{ id: `${url}-self`, label, url, children: [] }] : []), ...children].map((child) => (
          <li key={child.id}>
            <MenuLink to={child.url ?? '/'}>{child.label}</MenuLink>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

export function Header({ frame, alternates }: Props) {
  const { t } = useTranslation('common')
  const { locale, name, menu, languages } = frame
  return (
    <Bar>
      <Row>
        <Name to={href('home', locale)}>{name}</Name>
        <nav aria-label={t('nav.main')}>
          <Menu>
            {menu.map((entry) => (
              <li key={entry.id}>
                <Entry {...entry} />
              </li>
            ))}
          </Menu>
        </nav>
        <End>
          <MenuLink to={href('favourites', locale)}>{t('nav.favourites')}</MenuLink>
          <LanguageSwitch languages={languages} current={locale} alternates={alternates} />
        </End>
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  @media print {
    display: none;
  }
`

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
  min-height: 72px;
  padding-block: var(--s2);
`

const Name = styled(AppLink)`
  font: 500 1.375rem/1 var(--heading-face);
  text-decoration: none;
  letter-spacing: -0.01em;
`

const Menu = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
`

const MenuLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`

const Fold = styled.details`
  position: relative;
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  ul {
    position: absolute;
    z-index: 10;
    margin: 0;
    padding: var(--s2) var(--s4);
    list-style: none;
    min-width: 200px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  ${media.desktop} {
    margin-inline-start: auto;
  }
`
