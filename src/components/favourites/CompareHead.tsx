import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { quietButton } from '../estate/quietButton'
import { AppLink } from '../ui/AppLink'
import { Unseen } from '../ui/blocks'
import { Picture } from '../ui/Picture'
import { type Column, CompareName } from './CompareName'

interface Props {
  columns: readonly Column[]
  without: (id: number) => string
  /** Scrolled out of sight: the names that stay are linked in its place. */
  isPast: boolean
}

/** Which listings stand side by side: picture, title, place, and the way to take one out. */
export function CompareHead({ columns, without, isPast }: Props) {
  const { t } = useTexts('favourites')
  return (
    <thead>
      <tr>
        <td>
          <Unseen>{t('compare.fact')}</Unseen>
        </td>
        {columns.map(({ view, name, isGone }) => (
          <th key={view.id} scope="col">
            <Photo
              file={view.pictures[0]?.file}
              thumbnail={view.pictures[0]?.thumbnail}
              focus={view.pictures[0]?.focus}
              alt=""
              sizes="(min-width: 992px) 20vw, 45vw"
              style={view.sold || isGone ? { filter: 'saturate(0.5)' } : {}}
            />
            <CompareName column={{ view, name, isGone }} tabIndex={isPast ? -1 : undefined} />
            <Small>{view.addressLine}</Small>
            {isGone && <Small>{t('favourites.gone')}</Small>}
            {columns.length > 2 && (
              <TakeOut to={without(view.id)} aria-label={t('compare.remove', { name })}>
                {t('compare.takeOut')}
              </TakeOut>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Photo = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  margin-bottom: var(--s2);
  border-radius: var(--radius);
  background: var(--line);
  ${media.belowDesktop} {
    aspect-ratio: 16 / 9;
  }
`

const Small = styled.p`
  font-weight: 400;
  font-size: var(--t14);
`

const TakeOut = styled(AppLink)`
  ${quietButton}
  display: flex;
  align-items: center;
  width: fit-content;
  font-size: var(--t14);
  @media print {
    display: none;
  }
`
