import { useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { AlertState } from '../../contract/ajax'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { dateText } from '../../domain/format/date'
import type { FrameView } from '../../domain/site/frameView'
import { useMyAlerts } from '../../state/alerts/useMyAlerts'
import { useSearchNames } from '../../state/alerts/useSearchNames'
import { AppLink } from '../ui/AppLink'
import { QuietAction } from '../ui/blocks'
import { EndAlerts } from './EndAlerts'
import { Kept, NotKept } from './Kept'
import { MySearch } from './MySearch'

interface Props {
  frame: FrameView
  token: string
  alerts: AlertState
  onEnded: (isForgotten: boolean) => void
}

/** Every search one subscribed to: each to change, pause or take off; all of them to pause or to end. */
export function MySearches({ frame, token, alerts, onEnded }: Props) {
  const { t } = useTexts('alerts')
  const { siteId, locale } = frame
  const { shown, status, at, edit, retry } = useMyAlerts({ siteId, locale, token, alerts })
  const names = useSearchNames(siteId, locale, alerts.searches)
  const said = useRef<HTMLParagraphElement>(null)
  const isPaused = shown.state === 'paused'
  const hasNone = shown.searches.length === 0
  const { searches } = shown
  /** What is not of a search that is still there is said of all of them. */
  const place = searches.find(({ id }) => id === at)?.id
  const told = (of?: string) => (of === place ? status : 'idle')
  return (
    <Parts>
      {!hasNone && (
        <Bar>
          <p>
            <strong>{t(isPaused ? 'alerts.state.paused' : 'alerts.state.active')}</strong>
          </p>
          <QuietAction type="button" onClick={() => edit({ paused: !isPaused })}>
            {t(isPaused ? 'alerts.resumeAll' : 'alerts.pauseAll')}
          </QuietAction>
        </Bar>
      )}
      <Whole ref={said} tabIndex={-1}>
        <Kept status={hasNone ? 'idle' : told()}>{hasNone && <strong>{t('alerts.noneLeft')}</strong>}</Kept>
        <NotKept status={told()} onRetry={retry} />
      </Whole>
      {!hasNone && (
        <Searches>
          {searches.map((search, index) => (
            <li key={search.id}>
              <MySearch
                frame={frame}
                search={search}
                number={index + 1}
                names={names}
                status={told(search.id)}
                onEdit={(change) => edit(change, search.id)}
                onRetry={retry}
                onRemoved={() => said.current?.focus()}
              />
            </li>
          ))}
        </Searches>
      )}
      <section aria-labelledby="alert-more">
        <h2 id="alert-more">{t('alerts.more')}</h2>
        <p>{t('alerts.moreText')}</p>
        <QuietAction as={AppLink} to={alertAddress(locale)}>
          {t('alerts.add')}
        </QuietAction>
      </section>
      {!hasNone && (
        <section aria-labelledby="alert-end">
          <h2 id="alert-end">{t('alerts.end.heading')}</h2>
          <p>{t('alerts.end.text')}</p>
          <EndAlerts frame={frame} token={token} onEnded={onEnded} />
        </section>
      )}
      <Small>{t('alerts.until', { date: dateText(shown.expiresAt) })}</Small>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  width: 100%;
  max-width: 44rem;
  section {
    display: grid;
    justify-items: start;
    gap: var(--s4);
    padding-top: var(--s5);
    border-top: 1px solid var(--line);
  }
  h2 {
    font-size: var(--t28);
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s5);
  align-items: center;
  justify-content: space-between;
`

/** Said of all of them. */
const Whole = styled.div`
  margin-block: calc(-1 * var(--s3));
`

const Searches = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Small = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
`
