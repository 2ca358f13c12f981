import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { CardSkeletons } from '../estate/CardSkeletons'
import { ResultGrid } from './ResultGrid'

/** Most answers are there before: then nothing is rendered in vain. */
const PATIENCE_MS = 150

interface Props {
  /** How many cards have their places kept. */
  count: number
  beside: boolean
  /** A document that opens has shown nothing yet that would go: so the places wait a little for their cards. */
  isPatient: boolean
}

/** Places of cards that a search has not found yet. */
export function Loading({ count, beside, isPatient }: Props) {
  const { t } = useTexts('list')
  const [isShown, setShown] = useState(!isPatient)

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Busy aria-busy="true">
      {isShown && (
        <>
          <ResultGrid beside={beside}>
            <CardSkeletons count={count} />
          </ResultGrid>
          <Unheard role="status">{t('list.loadingMore')}</Unheard>
        </>
      )}
    </Busy>
  )
}

const Busy = styled.div`
  min-height: 200vh;
`

const Unheard = styled.p`
  padding-block: var(--s5);
  color: var(--quiet);
  font-size: var(--t14);
  text-align: center;
`
