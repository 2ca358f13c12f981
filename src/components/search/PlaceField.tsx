import { navigate } from 'gatsby'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import type { FoundCity } from '../../contract/estateMap'
import { useTexts } from '../../i18n/useTexts'
import { filterChips } from '../../domain/search/filterChips'
import { codeOfPlace } from '../../domain/search/placeCode'
import { keysOf } from '../../domain/search/filters'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { sureFirst } from '../../domain/search/sureFirst'
import { useLocale } from '../../i18n/useLocale'
import { chosenPlace, chosenPlaces, isChosen, takenSuggestion } from '../../state/search/chosenPlace'
import {
  type CitySuggestion,
  countedCities,
  describedPlaces,
  fullestCities,
  knownCities,
  thoseThereFirst,
} from '../../state/search/citySuggestions'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { useDescribed } from '../../state/search/useDescribed'
import { useCounts } from '../../state/search/useCounts'
import { keepTyped, typedPlace } from '../../state/search/typedPlace'
import { placesTogether } from '../../state/search/placesTogether'
import { usePlacesSearch } from '../../state/search/useCitySearch'
import { useTowns } from '../../state/map/useTowns'
import { useSearchStore } from '../../state/search/useSearch'
import { stayAddress } from '../../state/rental/staySearch'
import { useStaySearch } from '../../state/rental/useStaySearch'
import { bestPlaces } from '../../state/search/meantPlaces'
import { useToldWords } from '../../state/search/useToldWords'
import { ledElsewhere, LedElsewhere } from './LedElsewhere'
import { ChipButton } from './ChipButton'
import { CityCombobox } from './CityCombobox'
import { Field, FieldName } from './fieldParts'
import { PlaceRadius } from './PlaceRadius'
import type { FieldProps } from './searchFields'

/** Whether a place holds more than its name, or several names. */
const isInParts = (place: SaidPlace | undefined, found: readonly FoundCity[]) =>
  found.some(({ said }) => said !== undefined && said !== place?.text.trim())

const PLACES = keysOf('place')

/** Where: places by name or postal code, several of them; a circle or drawn area of the map shows here too. */
export function PlaceField({ filter, options, change, onTaken }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const { siteId } = store
  const [typed, setTyped] = useState(() => typedPlace(store))
  const described = useDescribed(locale, typed)
  const { beyond, rest, places } = described
  const stay = store.other?.stays === undefined ? undefined : described.stay
  const answers = usePlacesSearch(siteId, locale, places)
  const stayAnswers = usePlacesSearch(siteId, locale, stay?.places ?? [])
  const meantStay =
    stay && (!stay.places.length || stayAnswers) ? bestPlaces(stay.places, stayAnswers ?? []) : undefined
  const stayFound = useStaySearch(siteId, locale, stay, meantStay)
  /** What answers the last place: the one that is being typed. */
  const found = answers && (answers.at(-1) ?? [])
  const towns = useTowns(filter.geoRange !== undefined)

  const circles = (found ?? []).filter(({ around }) => around)
  const anywhere = patched(filter, Object.fromEntries(PLACES.map((key) => [key, undefined])))
  const counts = useCounts(circles.map((circle) => patched(anywhere, chosenPlace({}, circle))))
  const isMore = Object.keys(described.filter).length + beyond.length > 0 || described.offer !== undefined
  const meant = bestPlaces(places, answers ?? [])
  /** What is no place may stand in a text, where something else was understood. */
  const isWords = isMore || meant.places.length > 0
  const isSeveral = places.length > 1 || isInParts(places[0], found ?? [])
  const unknown = answers && isWords && (isSeveral || !found?.length) ? meant.unknown : []
  const withPlaces = (line: Partial<SearchFilter>) =>
    patched(filter, { ...line, ...chosenPlaces({}, meant.places) })
  const { liked } = described
  const asked = withPlaces(described.filter)
  const toldSearch = useToldWords(asked, unknown, answers && liked ? withPlaces(liked.filter) : undefined)
  const told = toldSearch?.told
  const said = (toldSearch?.isSoftened && liked?.filter) || described.filter

  /** What a circle finds is no sum of what its towns do. */
  function withCount(suggestion: CitySuggestion): CitySuggestion {
    const nth = circles.findIndex(({ around }) => around === suggestion.around)
    return nth < 0 ? suggestion : { ...suggestion, count: counts?.[nth] ?? undefined }
  }

  function suggestionsFor(text: string) {
    if ((unknown.length > 0 || liked) && !told) return undefined
    const isTold = (one: string) => told?.includes(one) ?? false
    const together = isSeveral && answers ? placesTogether(places, answers, locale, isTold) : undefined
    const fitting = together ?? placesFor(isMore ? rest : text)
    if (!isMore) return fitting
    const chips = filterChips(patched(NO_FILTER, said), options, locale, t)
    const leftOut = toldSearch?.isSoftened ? (liked?.said ?? []) : []
    const out = [...beyond, ...unknown.filter((one) => !isTold(one)), ...leftOut]
    const not = out.length > 0 ? [t('filter.beyond', { said: out.join(', ') })] : []
    const words = [...chips.map(({ label }) => label), ...not].join(' · ')
    const looked = rest && fitting?.length ? rest : unknown.filter(isTold).join(' ')
    // Nothing to choose where nothing was understood but what cannot be asked.
    if (fitting && !chips.length && !looked) return []
    return fitting && describedPlaces(rest ? fitting : [], said, words, looked, locale)
  }

  function placesFor(text: string) {
    const marked = (place: CitySuggestion) => ({ ...place, isChosen: isChosen(filter, place) })
    // The chips above say what is chosen; what was typed and is not offered would be taken for unknown.
    if (!text.trim())
      return fullestCities(options.locations, locale).filter((place) => !isChosen(filter, place))
    if (found === null) return knownCities(text, options.locations, locale).map(marked)
    const ordered = found && thoseThereFirst(text, found, options.locations)
    return ordered && countedCities(ordered, options.locations, locale).map(withCount).map(marked)
  }
  const taken = (suggestion: CitySuggestion) => takenSuggestion(filter, suggestion, options)
  const led = ledElsewhere(
    described,
    {
      search: places.length > 0 && answers === undefined ? undefined : asked,
      stayPath: stayFound && store.other?.stays && stayAddress(store.other.stays, stayFound.search),
    },
    store,
  )
  const best = useEffectEvent(() => {
    // What this list does not hold is no search of it.
    const first = led ? undefined : sureFirst(suggestionsFor(typed))
    return first && taken(first)
  })
  const lead = useEffectEvent(() => led?.to)
  useEffect(() => {
    keepTyped(store, typed, { take: () => best(), lead: () => lead() })
    return () => keepTyped(store, typedPlace(store))
  }, [store, typed])

  const isNamed = (code: string) => options.places?.some((known) => known.code === codeOfPlace(code))
  const areComing = filter.place?.some((code) => !isNamed(code)) ?? false
  const chips = filterChips(filter, { ...options, towns, areComing }, locale, t).filter(({ condition }) =>
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
                onRemove={({ currentTarget }) => {
                  keepFocus(currentTarget)
                  change(Object.fromEntries(PLACES.map((condition) => [condition, without[condition]])))
                }}
              />
            </li>
          ))}
        </Chosen>
      )}
      <PlaceRadius filter={filter} options={options} change={change} />
      <CityCombobox
        isWish={options.isWish ?? false}
        suggestionsFor={suggestionsFor}
        typed={typed}
        onTyped={setTyped}
        led={led}
        onLed={(to) => {
          keepTyped(store, '')
          void navigate(to)
        }}
        onChoose={(suggestion) => {
          change(taken(suggestion))
          if (!typed.trim() || !onTaken) return
          // The box goes with its part, before it is seen empty.
          keepTyped(store, '')
          onTaken()
        }}
      />
      {led && <LedElsewhere {...led} />}
    </Field>
  )
}

/** What is pressed to take a place off goes with it: the next place has the focus then, after the last one the box. */
function keepFocus(pressed: HTMLElement) {
  const place = pressed.closest('li')
  const next = place?.nextElementSibling ?? place?.previousElementSibling
  const box = () => place?.closest('fieldset')?.querySelector<HTMLElement>('[role=combobox]')
  const control = next?.querySelector('button') ?? box()
  control?.focus({ preventScroll: true })
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: 0 0 var(--s2);
  padding: 0;
  list-style: none;
`
