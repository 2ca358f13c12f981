import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { filterChips } from '../../domain/search/filterChips'
import { keysOf } from '../../domain/search/filters'
import { useLocale } from '../../i18n/useLocale'
import {
  type CitySuggestion,
  countedCities,
  fullestCities,
  knownCities,
  withWholeCities,
} from '../../state/search/citySuggestions'
import { useCitySearch } from '../../state/search/useCitySearch'
import { useTowns } from '../../state/map/useTowns'
import { useSearchStore } from '../../state/search/useSearch'
import { ChipButton } from './ChipButton'
import { CityCombobox } from './CityCombobox'
import { Field, FieldName } from './fieldParts'
import type { FieldProps } from './searchFields'

const PLACES = keysOf('place')

/** Where: municipalities by name or postal code, several of them; a circle or drawn area of the map shows here too. */
export function PlaceField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const { siteId } = useSearchStore()
  const [typed, setTyped] = useState('')
  const found = useCitySearch(siteId, locale, typed)
  const towns = useTowns(filter.geoRange !== undefined)
  const chosen = filter.city ?? []
  const isFree = ({ ids }: CitySuggestion) => !ids.some((id) => chosen.includes(id))

  function suggestionsFor(text: string) {
    if (!text.trim()) return fullestCities(options.locations, locale).filter(isFree)
    const fitting =
      found === null
        ? knownCities(text, options.locations, locale)
        : found && countedCities(found, options.locations)
    return fitting && withWholeCities(fitting.filter(isFree))
  }
  const chips = filterChips(filter, { ...options, towns }, locale, t).filter(({ condition }) =>
    PLACES.includes(condition),
  )

  return (
    <Field>
      <FieldName>{t('filter.place')}</FieldName>
      {chips.length > 0 && (
        <Chosen>
          {chips.map(({ id, label, without }) => (
            <li key={id}>
              <ChipButton
                label={label}
                onRemove={() =>
                  change({ city: without.city, geoRange: without.geoRange, area: without.area })
                }
              />
            </li>
          ))}
        </Chosen>
      )}
      <CityCombobox
        suggestionsFor={suggestionsFor}
        onTyped={setTyped}
        onChoose={({ ids }) => change({ city: [...chosen, ...ids] })}
      />
    </Field>
  )
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: 0 0 var(--s2);
  padding: 0;
  list-style: none;
`
