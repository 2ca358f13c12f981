import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

/** The place of a map that is on its way. */
export function MapWaiting() {
  const { t } = useTexts('map')
  return <Place role="status">{t('map.opening')}</Place>
}

const Place = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  max-width: none;
  min-height: 240px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  color: var(--quiet);
`
