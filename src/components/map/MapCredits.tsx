import { Fragment } from 'react'
import type { Credit } from '../../domain/map/ownTiles'
import { SmallPrint } from './MapFrame.styles'

/** Whose data a map shows, at its foot. */
export const MapCredits = ({ credits }: { credits: readonly Credit[] }) => (
  <SmallPrint data-over="">
    {credits.map(({ text, url }, index) => (
      <Fragment key={text}>
        {index > 0 && ' · '}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </Fragment>
    ))}
  </SmallPrint>
)
