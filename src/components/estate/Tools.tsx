import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import { HeartButton } from './HeartButton'
import { quietButton } from './quietButton'
import { ShareButton } from './ShareButton'

/** Keep, hand on, print. */
export function Tools({ id, title, path }: { id: number; title: string; path: string }) {
  const { t } = useTranslation('estate')
  return (
    <Row>
      <HeartButton id={id} name={title} />
      <ShareButton title={title} path={path} />
      <Print type="button" data-needs-script="" onClick={() => window.print()}>
        {t('print')}
      </Print>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  @media print {
    display: none;
  }
`

const Print = styled.button`
  ${quietButton}
`
