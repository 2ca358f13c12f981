import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'

export type Tool = 'draw' | 'around' | null

interface Props {
  tool: Tool
  onTool: (tool: Tool) => void
  follows: boolean
  onFollow: (follows: boolean) => void
  /** Whether a place is set that moving the map leaves as it is. */
  isHeld: boolean
  /** Whether the search is narrowed to a place of the map, which can be taken off. */
  isNarrowed: boolean
  onClear: () => void
}

/** Ways to say on the map where to search. */
export function SearchTools({ tool, onTool, follows, onFollow, isHeld, isNarrowed, onClear }: Props) {
  const { t } = useTexts('mapSearch')
  const id = useId()
  const toggle = (one: 'draw' | 'around') => () => onTool(tool === one ? null : one)
  return (
    <Bar role="group" aria-label={t('tools')}>
      <button type="button" aria-pressed={tool === 'draw'} onClick={toggle('draw')}>
        {t('draw')}
      </button>
      <button type="button" aria-pressed={tool === 'around'} onClick={toggle('around')}>
        {t('around')}
      </button>
      {isNarrowed && (
        <button type="button" onClick={onClear}>
          {t('clear')}
        </button>
      )}
      <Row aria-hidden="true" />
      {isHeld && <small id={id}>{t('follow.held')}</small>}
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={follows}
          disabled={isHeld}
          aria-describedby={isHeld ? id : undefined}
          onChange={(event) => onFollow(event.target.checked)}
        />
        {t('follow')}
      </label>
    </Bar>
  )
}

/** On a desktop the switch has a row of its own, so that the map stays where it is when a tool comes or goes. */
const Row = styled.span`
  flex-basis: 100%;
  ${media.belowDesktop} {
    display: none;
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s4);
  min-height: 40px;
  font-size: var(--t14);
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    border-bottom: 1px solid var(--edge);
    background: none;
  }
  button:hover,
  button[aria-pressed='true'] {
    border-color: var(--brick);
    color: var(--brick);
  }
  button[aria-pressed='true'] {
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: 32px;
    margin-inline-start: auto;
    cursor: pointer;
  }
  label:has(:disabled) {
    color: var(--quiet);
    cursor: default;
  }
  small {
    color: var(--quiet);
    font-size: inherit;
  }
  ${media.belowDesktop} {
    gap: 0 var(--s3);
    label {
      margin-inline-start: 0;
    }
    /* Below what it is the reason of. */
    small {
      order: 1;
    }
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--brick);
  }
`
