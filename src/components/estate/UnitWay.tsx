import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { ProjectLink } from '../../domain/estate/types'
import { AppLink } from '../ui/AppLink'
import { rowId } from './unitColumns'

interface Props {
  project: ProjectLink
  /** The unit whose page it is. */
  unit: number
}

/** From a unit back to its row in its project's table, and to the units before and after it. */
export function UnitWay({ project: { title, path, own, previous, next }, unit }: Props) {
  const { t } = useTexts('estate')
  return (
    <Way aria-label={t('unit.way')}>
      <AppLink to={`${path}#${rowId(unit)}`}>{t('unit.back', { title })}</AppLink>
      <span>
        {previous && (
          <AppLink to={previous.path} rel="prev">
            ← {t('unit.previous', { name: previous.name })}
          </AppLink>
        )}
        {own && (previous ?? next) && <strong aria-current="page">{own}</strong>}
        {next && (
          <AppLink to={next.path} rel="next">
            {t('unit.next', { name: next.name })} →
          </AppLink>
        )}
      </span>
    </Way>
  )
}

const Way = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  padding-block: var(--s1);
  border-block: 1px solid var(--line);
  span {
    display: flex;
    align-items: center;
    gap: var(--s4);
  }
  a {
    padding-block: 10px;
    text-decoration: none;
    font-weight: 500;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`
