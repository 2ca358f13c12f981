import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Action } from '../ui/blocks'

interface Props {
  virtualVisit?: string | undefined
  videos: readonly string[]
}

const hostOf = (link: string) => new URL(link).host

/** The virtual visit, asked from its own site only when the visitor wants it, and links to the other videos. */
export function Visits({ virtualVisit, videos }: Props) {
  const { t } = useTexts('estate')
  const [isOpen, setOpen] = useState(false)
  if (!virtualVisit && videos.length === 0) return null
  return (
    <section id="visits" aria-labelledby="visits-title">
      <h2 id="visits-title">{t(virtualVisit ? 'virtualVisit' : 'videos')}</h2>
      {virtualVisit &&
        (isOpen ? (
          <Screen
            src={virtualVisit}
            title={t('virtualVisit')}
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          />
        ) : (
          <Closed>
            <Action type="button" onClick={() => setOpen(true)}>
              {t('virtualVisit.open')}
            </Action>
            <p>{t('virtualVisit.note', { host: hostOf(virtualVisit) })}</p>
            <noscript>
              <a href={virtualVisit} rel="noopener">
                {hostOf(virtualVisit)}
              </a>
            </noscript>
          </Closed>
        ))}
      {videos.length > 0 && (
        <Links>
          {videos.map((video, index) => (
            <li key={video}>
              <a href={video} rel="noopener">
                {t('video', { number: index + 1, host: hostOf(video) })}
              </a>
            </li>
          ))}
        </Links>
      )}
    </section>
  )
}

const Closed = styled.div`
  display: grid;
  gap: var(--s3);
  place-content: center;
  justify-items: center;
  aspect-ratio: 16 / 9;
  max-height: 320px;
  width: 100%;
  margin-top: var(--s4);
  padding: var(--s5);
  border-radius: var(--radius);
  background: var(--sand);
  text-align: center;
  p {
    color: var(--quiet);
    font-size: var(--t14);
  }
  @media print {
    display: none;
  }
`

const Screen = styled.iframe`
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-top: var(--s4);
  border: 0;
  border-radius: var(--radius);
  background: var(--sand);
`

const Links = styled.ul`
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: var(--s2);
  }
`
