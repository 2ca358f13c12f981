import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { toggleFavourite, useIsFavourite } from '../../state/favourites/useFavourites'

interface Shown {
  name: string
  /** Stand beside the heart where there is room, before and after it was pressed. */
  words?: { keep: string; kept: string }
}

interface ToggleProps extends Shown {
  isKept: boolean
  onToggle: () => void
}

/** A heart that is pressed or not; the icon is 33 by 33 (spec §2, §9). */
export function HeartToggle({ isKept, onToggle, name, words }: ToggleProps) {
  const { t } = useTexts('common')
  return (
    <Round
      type="button"
      data-needs-script=""
      aria-pressed={isKept}
      aria-label={t('favourite.toggle', { name })}
      onClick={onToggle}
    >
      <Heart aria-hidden="true" $filled={isKept} />
      {words && <span aria-hidden="true">{isKept ? words.kept : words.keep}</span>}
    </Round>
  )
}

interface Props extends Shown {
  id: number | string
}

/** Adds a listing to the favourites or takes it off. */
export function HeartButton({ id, ...shown }: Props) {
  const isFavourite = useIsFavourite(id)
  return <HeartToggle isKept={isFavourite} onToggle={() => toggleFavourite(id)} {...shown} />
}

/** A round button on a picture. */
export const Round = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: var(--paper);
  color: var(--ink);
  transition: color var(--state);
  &:hover,
  &[aria-pressed='true'] {
    color: var(--brick);
  }
  &:has(> :nth-child(2)) {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    width: auto;
    margin-left: -5px;
    padding-right: var(--s3);
    background: none;
    font-weight: 500;
  }
  &:active > * {
    scale: 0.88;
  }
  @media print {
    display: none;
  }
`

const Heart = styled.span<{ $filled: boolean }>`
  width: 33px;
  height: 33px;
  margin-top: 1px;
  background: currentColor;
  transition: scale var(--state);
  forced-color-adjust: none;
  mask: url('/img/svg-icon/${({ $filled }) => ($filled ? 'heart-full' : 'heart')}.svg') center / 33px
    no-repeat;
`
