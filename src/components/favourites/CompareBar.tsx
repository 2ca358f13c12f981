import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { COMPARED } from '../../domain/estate/compared'
import { listHash } from '../../state/favourites/idsHash'
import { quietButton } from '../estate/quietButton'
import { AppLink } from '../ui/AppLink'
import { Action } from '../ui/blocks'
import { Bar } from './Tray'

interface Props {
  /** Of the favourites page. */
  path: string
  chosen: readonly string[]
  onClear: () => void
}

/** The way to the chosen ones side by side, once there are two. */
export function CompareBar({ path, chosen, onClear }: Props) {
  const { t } = useTexts('favourites')
  if (!chosen.length) return null
  return (
    <Bar>
      {chosen.length < COMPARED.least ? (
        <span>{t('compare.oneMore')}</span>
      ) : (
        <Action as={AppLink} to={path + listHash('compare', chosen)}>
          {t('compare.open', { number: chosen.length })}
        </Action>
      )}
      <Quiet type="button" onClick={onClear}>
        {t('compare.clear')}
      </Quiet>
    </Bar>
  )
}

const Quiet = styled.button`
  ${quietButton}
  padding-inline: var(--s2);
`
