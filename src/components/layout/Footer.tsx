import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'
import { Container } from '../ui/blocks'

const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Footer of every page: what the agency says of itself, where it is, more ways into the site, what the law asks. */
export function Footer({ frame }: { frame: FrameView }) {
  const { t } = useTexts('common')
  const { agency, footer, locale, name, slogan, social } = frame
  const legal = [
    { url: href('privacy', locale), label: t('nav.privacy') },
    { url: href('terms', locale), label: t('nav.terms') },
  ]
  const links = footer.filter(({ url }) => url && !legal.some((page) => page.url === url))
  return (
    <Foot>
      <Columns>
        <Slogan>{slogan || name}</Slogan>
        <address>
          <strong>{agency.name}</strong>
          {agency.street && (
            <>
              <br />
              {agency.street}
            </>
          )}
          <br />
          {agency.zip} {agency.city}
          <Reach>
            {agency.phone && <a href={dial(agency.phone)}>{agency.phone}</a>}
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </Reach>
        </address>
        <nav aria-label={t('nav.footer')}>
          <Links>
            {links.map(({ id, label, url }) => (
              <li key={id}>
                <AppLink to={url ?? '/'}>{label}</AppLink>
              </li>
            ))}
            {social.map(({ label, url }) => (
              <li key={url}>
                <AppLink to={url} rel="noopener">
                  {label}
                </AppLink>
              </li>
            ))}
          </Links>
        </nav>
      </Columns>
      <Legal>
        <span>© {name}</span>
        {agency.registration && <span>{agency.registration}</span>}
        {agency.vat && <span>{agency.vat}</span>}
        {legal.map(({ url, label }) => (
          <AppLink key={url} to={url}>
            {label}
          </AppLink>
        ))}
      </Legal>
    </Foot>
  )
}

const Foot = styled.footer`
  margin-top: var(--s9);
  padding-block: var(--s8) var(--s5);
  background: var(--sand);
  font-size: var(--t14);
  a {
    display: inline-block;
    padding-block: 4px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    margin-top: var(--s6);
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
    nav {
      display: none;
    }
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: var(--s7) var(--s6);
  address {
    font-style: normal;
    line-height: 1.7;
  }
  ${media.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 5fr 3fr 4fr;
  }
`

const Slogan = styled.p`
  max-width: 14em;
  font: 440 var(--t36) / 1.15 var(--heading-face);
  letter-spacing: -0.015em;
  text-wrap: balance;
  ${media.small} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-column: auto;
  }
`

const Reach = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-top: var(--s3);
`

const Links = styled.ul`
  columns: 2 9em;
  column-gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`

const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s5);
  margin-top: var(--s8);
  color: var(--quiet);
`
