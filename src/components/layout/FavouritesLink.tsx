import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import { href } from '../../routing/routes'
import { useFavourites } from '../../state/favourites/useFavourites'
import { favouriteStays, useListingsOf } from '../../state/remembered/keptListings'
import { AppLink } from '../ui/AppLink'
import { Unseen } from '../ui/blocks'
import { media } from '../../styles/media'
import { barItem } from './barItem'

/** To the favourites, with how many there are: ♡ 3. */
export function FavouritesLink({ locale }: { locale: Locale }) {
  const { t } = useTexts('common')
  const stays = useListingsOf(favouriteStays).length
  const number = useFavourites(({ favorites }) => favorites.length) + stays
  return (
    <Item to={href('favourites', locale)}>
      <Word>{t('nav.favourites')}</Word>
      <Count>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
          <path
            d="M12 20 4.8 12.9a4.6 4.6 0 0 1 0-6.5 4.6 4.6 0 0 1 6.5 0l.7.7.7-.7a4.6 4.6 0 0 1 6.5 0 4.6 4.6 0 0 1 0 6.5Z"
            fill={number ? 'var(--brick)' : 'none'}
            stroke={number ? 'var(--brick)' : 'currentColor'}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {number > 0 && (
          <>
            <span aria-hidden="true">{number}</span>
            <Unseen>{t('nav.favouritesCount', { count: number })}</Unseen>
          </>
        )}
      </Count>
    </Item>
  )
}

const Item = styled(AppLink)`
  ${barItem}
  ${media.desktop} {
    justify-content: center;
    min-width: 44px;
  }
`

const Word = styled.span`
  ${media.desktop} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-variant-numeric: tabular-nums;
`
