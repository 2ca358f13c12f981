import { useTexts } from '../../i18n/useTexts'
import { href } from '../../routing/routes'
import { AppLink } from '../ui/AppLink'
import { Action } from '../ui/blocks'
import { Empty } from '../ui/Empty'
import type { FavouritesFrame } from './favouritesFrame'

interface Props {
  frame: FavouritesFrame
  title: string
  text: string
}

/** Nothing to show, and the way to what is on offer. */
export function Browse({ frame, title, text }: Props) {
  const { t } = useTexts('favourites')
  return (
    <Empty title={title}>
      <p>{text}</p>
      <Action as={AppLink} to={frame.menu.find(({ url }) => url)?.url ?? href('home', frame.locale)}>
        {t('favourites.browse')}
      </Action>
    </Empty>
  )
}

/** What the page says when nothing was ever kept (spec §2). */
export function NoFavourites({ frame }: Pick<Props, 'frame'>) {
  const { t } = useTexts('favourites')
  return <Browse frame={frame} title={t('estates.favorites.none')} text={t('favourites.noneText')} />
}
