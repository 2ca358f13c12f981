import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { roomOptions } from '../../domain/rentalSearch/rentalOptions'
import { type RentalChip, withChosen } from '../../domain/rentalSearch/rentalChips'
import { patchedRental, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import type { useRentalOptions } from '../../state/rental/useRentalOptions'
import { media } from '../../styles/media'
import { Action } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { ArrivalFields } from './ArrivalFields'
import { CountedBoxes } from './CountedBoxes'
import { CountedSelect } from './CountedSelect'

interface Props {
  search: RentalSearch
  /** What is chosen, by name. */
  chips: readonly RentalChip[]
  values: ReturnType<typeof useRentalOptions>
  onChange: (search: RentalSearch) => void
}

const counted = ({ id, name, count }: { id: number; name: string; count: number }) => ({
  value: String(id),
  label: name,
  count,
})

/** The filter of holiday units (spec §3 rental unit filter model): only values that find something, with how many. */
export function RentalFilterPanel({ search, chips, values, onChange }: Props) {
  const { t } = useTexts('stays')
  const { options, isThere, hasFailed, retry } = values
  const set = (patch: Partial<RentalSearch>) => onChange(patchedRental(search, patch))

  if (!isThere)
    return (
      <Waiting>
        {hasFailed ? (
          <>
            <Notice role="alert">{t('liveData:error.load')}</Notice>
            <Action type="button" onClick={retry}>
              {t('liveData:error.retry')}
            </Action>
          </>
        ) : (
          <p role="status">{t('liveData:loading')}</p>
        )}
      </Waiting>
    )
  return (
    <Panel>
      <ArrivalFields search={search} chips={chips} options={options} onChange={set} />
      <CountedSelect
        label={t('stays:persons')}
        any={t('stays:any')}
        value={search.maxOccupation === undefined ? '' : String(search.maxOccupation)}
        options={roomOptions(options, search.maxOccupation).map(({ value, count }) => ({
          value: String(value),
          label: t('stays:persons.from', { count: value }),
          count,
        }))}
        onChange={(value) => set({ maxOccupation: value ? Number(value) : undefined })}
      />
      <CountedSelect
        label={t('stays:city')}
        any={t('stays:any')}
        value={search.city?.[0] === undefined ? '' : String(search.city[0])}
        options={withChosen(options.cities.map(counted), chips, 'city')}
        onChange={(value) => set({ city: value ? [Number(value)] : [] })}
      />
      <CountedBoxes
        label={t('stays:location')}
        chosen={search.location ?? []}
        options={withChosen(options.locations.map(counted), chips, 'location')}
        onChange={(location) => set({ location })}
      />
      <CountedBoxes
        label={t('stays:subKind')}
        chosen={search.subKind ?? []}
        options={withChosen(options.subKinds.map(counted), chips, 'subKind')}
        onChange={(subKind) => set({ subKind })}
      />
      <CountedBoxes
        label={t('stays:periodType')}
        chosen={search.periodType ?? []}
        options={withChosen(options.periodTypes.map(counted), chips, 'periodType')}
        onChange={(periodType) => set({ periodType })}
      />
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  gap: var(--s5);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Waiting = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s4);
  min-height: 18rem;
`
