import { useId, useRef, type MouseEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { fadingRow } from '../../styles/fadingRow'
import { media } from '../../styles/media'
import { Action, Unseen } from '../ui/blocks'

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
  /** Searches what is in sight, while that is something else. */
  onHere?: (() => void) | undefined
}

/** Ways to say on the map where to search. */
export function SearchTools({ tool, onTool, follows, onFollow, isHeld, isNarrowed, onClear, onHere }: Props) {
  const { t } = useTexts('mapSearch')
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  const toggle = (one: 'draw' | 'around') => () => onTool(tool === one ? null : one)
  function clear({ detail }: MouseEvent) {
    onClear()
    // The button goes: who pressed it by a key goes on from the first of them.
    if (detail === 0) first.current?.focus({ preventScroll: true })
  }
  return (
    <Bar role="group" aria-label={t('tools')}>
      <Row>
        <Tools>
          <button ref={first} type="button" aria-pressed={tool === 'draw'} onClick={toggle('draw')}>
            {t('draw')}
          </button>
          <button type="button" aria-pressed={tool === 'around'} onClick={toggle('around')}>
            {t('around')}
          </button>
          {isNarrowed && (
            <button type="button" onClick={clear}>
              {t('clear')}
            </button>
          )}
        </Tools>
        <Follow>
          <label>
            <input
              type="checkbox"
              role="switch"
              checked={follows}
              disabled={isHeld}
              aria-describedby={isHeld ? id : undefined}
              onChange={(event) => onFollow(event.target.checked)}
            />
            {isHeld ? <Unseen>{t('follow')}</Unseen> : t('follow')}
          </label>
          {isHeld && <small id={id}>{t('follow.held')}</small>}
        </Follow>
      </Row>
      {onHere && (
        <Here type="button" onClick={onHere}>
          {t('searchHere')}
        </Here>
      )}
    </Bar>
  )
}

/** On a phone it stands here, where the map with its pins is not under it, beside what is moved sideways. */
const Here = styled(Action)`
  flex: none;
  min-height: 36px;
  margin-inline-end: var(--gutter);
  padding: 0 var(--s3);
  ${media.desktop} {
    display: none;
  }
`

/** As high whatever it says, so that the map below stays under the hand when a tool comes or goes. */
const Bar = styled.div`
  display: grid;
  grid-template: 34px 40px / minmax(0, 1fr);
  font-size: var(--t14);
  /* On a phone one line, that the map has the rest. */
  ${media.belowDesktop} {
    display: flex;
    flex: none;
    align-items: center;
    height: 44px;
  }
`

/** What is moved sideways on a phone. */
const Row = styled.div`
  display: contents;
  ${media.belowDesktop} {
    ${fadingRow}
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--s3);
    min-width: 0;
    padding-inline: var(--gutter);
  }
`

/** One line: what has no room in it is moved to, on a phone. */
const Tools = styled.div`
  ${fadingRow}
  display: flex;
  align-items: center;
  gap: var(--s4);
  padding-inline: 2px;
  ${media.belowDesktop} {
    flex: none;
    gap: var(--s3);
  }
  button {
    flex: none;
    min-height: 32px;
    padding: 0;
    border: 0;
    border-bottom: 1px solid var(--edge);
    background: none;
    white-space: nowrap;
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button:hover,
  button[aria-pressed='true'] {
    border-color: var(--brick);
    color: var(--brick);
  }
  button[aria-pressed='true'] {
    font-weight: 600;
  }
`

/** The switch, or why it cannot be used now: two lines at most. */
const Follow = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: var(--s2);
  line-height: 1.25;
  ${media.belowDesktop} {
    flex: 1 0 auto;
    justify-content: start;
    small {
      width: 200px;
      font-size: 12px;
    }
  }
  label {
    white-space: nowrap;
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: 36px;
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
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--brick);
  }
`
