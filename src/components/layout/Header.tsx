import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'
import { Container, QuietAction } from '../ui/blocks'
import { Brand } from './Brand'
import { FavouritesLink } from './FavouritesLink'
import { LanguageSwitch } from './LanguageSwitch'
import { MainMenu } from './MainMenu'
import { ScrollIndicator } from './ScrollIndicator'

interface Props {
  frame: FrameView
  alternates: Partial<Record<Locale, string>>
}

const MENU_ID = 'menu'

/** Header of every page (spec §2): below 992 px one collapsible menu holds all of it, from 992 px one line. */
export function Header({ frame, alternates }: Props) {
  const { t } = useTexts('common')
  const { locale, menu, languages, contact } = frame
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const toggler = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    // The page behind the open menu stays where it is.
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [open])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    toggler.current?.focus()
  }

  return (
    <Bar onKeyDown={onKeyDown}>
      <Row>
        <Brand frame={frame} />
        <Toggler
          ref={toggler}
          type="button"
          data-needs-script=""
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'nav.close' : 'nav.open')}
        </Toggler>
        <Panel
          ref={panel}
          id={MENU_ID}
          data-menu=""
          $open={open}
          onClick={({ target }) => (target as Element).closest('a') && setOpen(false)}
        >
          <MainMenu menu={menu} />
          <End>
            <FavouritesLink locale={locale} />
            <LanguageSwitch languages={languages} current={locale} alternates={alternates} />
            <ContactLink as={AppLink} to={contact.url}>
              {contact.label ?? t('nav.contact')}
            </ContactLink>
          </End>
          <ScrollIndicator of={panel} open={open} />
        </Panel>
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  height: var(--header);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  /* On paper it says whose the page is. */
  @media print {
    position: static;
    height: auto;
    border: 0;
  }
`

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: clamp(24px, 3vw, 48px);
  height: 100%;
  ${media.desktop} {
    /* In sight wherever the page is: counted to the room that what is below needs, the page would be taken to its top for the focus. */
    * {
      scroll-margin-top: -90px;
    }
  }
`

const Toggler = styled.button`
  flex: none;
  white-space: nowrap;
  min-width: 44px;
  min-height: 44px;
  padding: 0 var(--s4);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: none;
  font-weight: 600;
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Panel = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  height: calc(100dvh - var(--header));
  padding: var(--s3) var(--gutter) var(--s8);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--paper);
  ${media.desktop} {
    display: flex;
    flex: 1;
    position: static;
    align-items: center;
    gap: clamp(16px, 2.5vw, 40px);
    min-width: 0;
    height: auto;
    padding: 0;
    overflow: visible;
  }
  @media print {
    display: none;
  }
`

const End = styled.div`
  ${media.desktop} {
    display: flex;
    flex: none;
    align-items: center;
    gap: clamp(8px, 1.2vw, 20px);
  }
`

const ContactLink = styled(QuietAction)`
  width: 100%;
  min-height: 52px;
  margin-top: var(--s4);
  ${media.desktop} {
    width: auto;
    min-height: 44px;
    margin: 0;
  }
`
