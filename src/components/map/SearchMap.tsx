import { useTexts } from '../../i18n/useTexts'
import { MapGate } from './MapGate'
import { SearchMapSheet } from './SearchMapSheet'

/** The map of a list page, in step with its list, its filter and its address through the search store. */
export function SearchMap({ siteId }: { siteId: string }) {
  const { t } = useTexts('mapSearch')
  return (
    <MapGate siteId={siteId}>
      {(tiles) => <SearchMapSheet siteId={siteId} tiles={tiles} label={t('label')} />}
    </MapGate>
  )
}
