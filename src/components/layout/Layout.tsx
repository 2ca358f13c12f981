import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../contract/common'
import type { FrameView } from '../../domain/site/frameView'
import { Container } from '../ui/blocks'
import { Footer } from './Footer'
import { Header } from './Header'

interface Props {
  frame: FrameView
  /** The same page in every language it exists in. */
  alternates: Partial<Record<Locale, string>>
  children: ReactNode
}

/** The frame of every page: a way past the menu, header, the page itself, footer. */
export function Layout({ frame, alternates, children }: Props) {
  const { t } = useTranslation('common')
  return (
    <>
      <Skip href="#main">{t('nav.skip')}</Skip>
      <Header frame={frame} alternates={alternates} />
      <Main id="main" tabIndex={-1}>
        <Container>{children}</Container>
      </Main>
      <Footer frame={frame} />
    </>
  )
}

const Skip = styled.a`
  position: absolute;
  inset-inline-start: var(--s4);
  top: -100px;
  z-index: 20;
  padding: var(--s3) var(--s4);
  background: var(--surface);
  &:focus {
    top: var(--s2);
  }
`

const Main = styled.main`
  padding-block: var(--s6);
  min-height: 60vh;
  &:focus {
    outline: none;
  }
`
