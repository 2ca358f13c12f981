import styled from 'styled-components'
import { COMPARED } from '../../domain/estate/compared'
import type { UnitLine } from '../../domain/estate/types'
import { useTexts } from '../../i18n/useTexts'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { listHash } from '../../state/favourites/idsHash'
import { isFavourite } from '../../state/favourites/reducer'
import { useFavourites } from '../../state/favourites/useFavourites'
import { AppLink } from '../ui/AppLink'
import { QuietAction } from '../ui/blocks'

interface Props {
  units: readonly Pick<UnitLine, 'id' | 'sold'>[]
  /** The unit whose page it is, which is not among those around it. */
  own?: number | undefined
}

/** The way from a table of units to those that the visitor keeps, side by side, once there are two; before, how to get there. */
export function KeptUnits({ units, own }: Props) {
  const { t } = useTexts('estate')
  const locale = useLocale()
  const kept = useFavourites((state) =>
    [...(own === undefined ? [] : [{ id: own }]), ...units]
      .filter(({ id }) => isFavourite(state, id))
      .slice(0, COMPARED.most)
      .map(({ id }) => String(id))
      .join(),
  )
  const keepable = units.filter(({ sold }) => !sold).length + (own === undefined ? 0 : 1)
  const ids = kept ? kept.split(',') : []
  return (
    <Place role="status">
      {ids.length >= COMPARED.least ? (
        <QuietAction as={AppLink} to={href('favourites', locale) + listHash('compare', ids)}>
          {t('unit.compare', { number: ids.length })}
        </QuietAction>
      ) : (
        keepable >= COMPARED.least && t('unit.compareHint')
      )}
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-top: var(--s3);
  color: var(--quiet);
  font-size: var(--t14);
  @media print {
    display: none;
  }
`
