import styled from 'styled-components'
import type { FrameView } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'

/** The site's logo, or its name where it has none; leads home. */
export function Brand({ frame }: { frame: Pick<FrameView, 'locale' | 'name' | 'theme'> }) {
  const { locale, name, theme } = frame
  return (
    <Home to={href('home', locale)}>
      {theme.logo ? <Logo src={theme.logo} alt={name} width={200} height={40} fetchPriority="high" /> : name}
    </Home>
  )
}

const Home = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: 500 1.375rem/1 var(--heading-face);
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
  /* A long name stands on two lines of a phone's header. */
  ${media.belowDesktop} {
    min-width: 0;
    font-size: 1.125rem;
    line-height: 1.15;
    white-space: normal;
    text-wrap: balance;
  }
  /* The logo's room is kept whatever its shape, so that nothing moves when it comes. */
  &:has(img) {
    flex: none;
    width: clamp(150px, 15vw, 200px);
  }
`

/** In the dark, and in colours that somebody chose for reading, a logo stands on paper, for nobody knows its own. */
const Logo = styled.img`
  width: auto;
  max-width: 100%;
  height: 40px;
  object-fit: contain;
  object-position: left center;
  ${media.dark}, (forced-colors: active) {
    padding: 4px 8px;
    border-radius: var(--radius);
    background: #fbfaf7;
    forced-color-adjust: none;
  }
`
