import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Crumb } from '../../domain/site/crumbs'
import { AppLink } from '../ui/AppLink'

/** The way to this page, each step a link but the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts('estate')
  return (
    <nav aria-label={t('crumbs.label')}>
      <Steps>
        {crumbs.map(({ name, path }) => (
          <li key={name}>
            {path ? <AppLink to={path}>{name}</AppLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </Steps>
    </nav>
  )
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--quiet);
  font-size: var(--t14);
  li:not(:last-child) {
    padding-inline-end: calc(2 * var(--s2) + 0.4em);
  }
  li:not(:last-child) > :last-child::after {
    content: '/';
    position: absolute;
    margin-inline-start: var(--s2);
    color: var(--edge);
  }
  a,
  span {
    display: inline-block;
    padding-block: 2px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`
