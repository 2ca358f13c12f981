import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { FrameView } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { AppLink } from '../ui/AppLink'
import { Container } from '../ui/blocks'

const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export function Footer({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('common')
  const { agency, footer, locale, name, social } = frame
  return (
    <Foot>
      <Columns>
        <address>
          <strong>{agency.name}</strong>
          <br />
          {agency.street}
          <br />
          {agency.zip} {agency.city}
          <br />
          <a href={dial(agency.phone)}>{agency.phone}</a>
          <br />
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </address>
        <nav aria-label={t('nav.footer')}>
          <ul>
            {footer.map(
              ({ id, label, url }) =>
                url && (
                  <li key={id}>
                    <AppLink to={url}>{label}</AppLink>
                  </li>
                ),
            )}
            {social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Legal>
          <AppLink to={href('privacy', locale)}>{t('nav.privacy')}</AppLink>
          <AppLink to={href('terms', locale)}>{t('nav.terms')}</AppLink>
          {agency.registration && <span>{agency.registration}</span>}
          {agency.vat && <span>{agency.vat}</span>}
          <span>© {name}</span>
        </Legal>
      </Columns>
    </Foot>
  )
}

const Foot = styled.footer`
  margin-top: var(--s8);
  padding-block: var(--s7);
  border-top: 1px solid var(--line);
  font-size: 0.875rem;
  a {
    display: inline-block;
    padding-block: 3px;
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: var(--s6);
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  address {
    font-style: normal;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Legal = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  color: var(--quiet);
`
