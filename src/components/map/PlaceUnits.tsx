import styled from 'styled-components'
import type { UnitLine } from '../../domain/estate/types'
import { useTexts } from '../../i18n/useTexts'
import { Amounts } from '../ui/Amounts'
import { AppLink } from '../ui/AppLink'

/** The units of a project at its pin, those that can be had first: what each is, and what it costs or what became of it. */
export function PlaceUnits({ units }: { units: readonly UnitLine[] }) {
  const { t } = useTexts('map')
  const inOrder = [...units].sort((a, b) => Number(a.sold) - Number(b.sold))
  return (
    <Units aria-label={t('map.units', { count: units.length })}>
      {inOrder.map(({ id, path, name, type, area, price, sold, standing }) => (
        <li key={id} data-sold={sold}>
          <AppLink to={path}>{[`${type} ${name}`.trim(), area].filter(Boolean).join(' · ')}</AppLink>
          <span>
            <Amounts text={price || standing} />
          </span>
        </li>
      ))}
    </Units>
  )
}

const Units = styled.ul`
  margin: var(--s3) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--t14);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    color: inherit;
  }
  span {
    align-self: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-sold='true'] {
    color: var(--quiet);
  }
`
