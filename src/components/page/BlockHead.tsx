import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { AppLink } from '../ui/AppLink'

/** Heading of a part of a page, with the way to all of what it shows a little of. */
export function BlockHead({ heading, more }: { heading: string; more?: string | undefined }) {
  const { t } = useTexts('common')
  if (!heading) return null
  return (
    <Line>
      <h2>{heading}</h2>
      {more && (
        <More to={more} aria-label={`${t('list:list.more')}: ${heading}`}>
          {t('list:list.more')}
        </More>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s5);
  margin-bottom: var(--s5);
`

const More = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 500;
  text-underline-offset: 0.3em;
`
