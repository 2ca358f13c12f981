import { useTexts } from '../../i18n/useTexts'
import { MapGate } from './MapGate'
import { RentalMapSheet, type RentalMapProps } from './RentalMapSheet'

/** The map of a list of holiday units, in step with the list. */
export function RentalMap(props: RentalMapProps) {
  const { t } = useTexts('stays')
  return (
    <MapGate siteId={props.siteId}>
      {(tiles) => <RentalMapSheet {...props} tiles={tiles} label={t('map.label')} />}
    </MapGate>
  )
}
