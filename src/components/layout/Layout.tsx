import { type MouseEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import type { FrameView } from '../../domain/site/frameView'
import { Container } from '../ui/blocks'
import { SkipLink } from '../ui/SkipLink'
import { Footer } from './Footer'
import { Header } from './Header'
import { OfflineNote } from './OfflineNote'

interface Props {
  frame: FrameView
  /** The same page in every language it exists in. */
  alternates: Partial<Record<Locale, string>>
  /** The page sets its own margins, for pictures and grounds that reach the window's edges. */
  bleed?: boolean
  children: ReactNode
}

/** The frame of every page: a way past the menu, header, the page itself, footer. */
export function Layout({ frame, alternates, bleed, children }: Props) {
  const { t } = useTexts('common')
  const main = useRef<HTMLElement>(null)
  /** Past the menu without another address: one would forget what came with this one, as the link to alerts just confirmed. */
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }
  return (
    <>
      <Skip href="#main" onClick={skip}>
        {t('nav.skip')}
      </Skip>
      <Header frame={frame} alternates={alternates} />
      <Main id="main" ref={main} tabIndex={-1} $bleed={bleed ?? false}>
        {bleed ? children : <Container>{children}</Container>}
      </Main>
      <Footer frame={frame} />
      <OfflineNote />
    </>
  )
}

const Skip = styled(SkipLink)`
  inset: var(--s2) auto auto var(--s4);
`

const Main = styled.main<{ $bleed: boolean }>`
  padding-block: ${({ $bleed }) => ($bleed ? '0' : 'var(--s6)')};
  min-height: 60vh;
  &:focus {
    outline: none;
  }
`
