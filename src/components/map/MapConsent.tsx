import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Action } from '../ui/blocks'

/** Stands where the map will be until the visitor agrees that another host is asked for it. */
export function MapConsent({ host, onAgree }: { host: string; onAgree: () => void }) {
  const { t } = useTexts('map')
  return (
    <Box>
      <p>{t('map.consent', { host })}</p>
      <Action type="button" onClick={onAgree}>
        {t('map.agree')}
      </Action>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--s4);
  place-content: center;
  justify-items: center;
  height: 100%;
  min-height: 240px;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  text-align: center;
`
