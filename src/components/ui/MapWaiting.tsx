import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

/** The place of a map that is on its way. */
export function MapWaiting() {
  const { t } = useTexts('map')
  return <MapWord>{t('map.opening')}</MapWord>
}

/** What stands where a map would: that it is on its way, or why there is none. */
export function MapWord({ children }: { children: ReactNode }) {
  return <Place role="status">{children}</Place>
}

const Place = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  max-width: none;
  min-height: 240px;
  padding: var(--s4);
  text-align: center;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  color: var(--quiet);
`
