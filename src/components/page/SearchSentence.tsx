import { navigate } from 'gatsby'
import { useId, useState, type FormEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FoundCity } from '../../contract/estateMap'
import type { ListNode } from '../../contract/page'
import type { SearchChoice, SearchType } from '../../domain/page/pageView'
import { decimal } from '../../domain/format/number'
import type { SearchedSite } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { chosenPlace } from '../../state/search/chosenPlace'
import { askCities, meantCity } from '../../state/search/citySuggestions'
import { useCitySearch } from '../../state/search/useCitySearch'
import { useSentenceCount } from '../../state/search/useSentenceCount'
import { liveClient } from '../../state/liveSite'
import { Action } from '../ui/blocks'
import { searchAddress, type SearchWords } from './searchAddress'
import { SentenceCity } from './SentenceCity'
import { Choice, Form, NoScript, Send, Sentence, Unknown } from './SearchSentence.styles'

const EVERYTHING: ListNode = {}

interface Props {
  choices: readonly SearchChoice[]
  types: readonly SearchType[]
  site: SearchedSite
}

/**
 * The search as a sentence to complete. It leads to the list page of what was chosen; without JavaScript every list
 * page has a button of its own.
 */
export function SearchSentence({ choices, types, site }: Props) {
  const { t } = useTexts('list')
  const [type, setType] = useState('')
  const [chosen, setChosen] = useState<FoundCity>()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState('')
  const [begun, setBegun] = useState(false)
  const hint = useId()
  const locale = useLocale()
  const [place, setPlace] = useState(0)
  const choice = choices[place]
  const found = useCitySearch(site.siteId, locale, typed)
  const meant = chosen ?? meantCity(typed, found ?? [])
  /** Whether it is known where pressing the button leads. */
  const isSaid = meant !== undefined || !typed.trim()
  const kind: SearchWords = type ? { type: [Number(type)] } : {}
  const wordsOf = (place: FoundCity | undefined): SearchWords => ({
    ...kind,
    ...(place && chosenPlace({}, place)),
  })
  const count = useSentenceCount(site, locale, choice?.node ?? EVERYTHING, wordsOf(meant), begun && isSaid)
  if (!choice) return null

  /** Who types a place and chooses none means the best that is found; a place that is not known is said to be so. */
  async function asked(): Promise<SearchWords | null> {
    if (isSaid) return wordsOf(meant)
    const answer = found ?? (await askCities(liveClient(site.siteId, locale), typed.trim(), locale))
    const best = meantCity(typed, answer) ?? answer[0]
    return best ? wordsOf(best) : null
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!choice) return
    // Without an answer the list is better than nothing.
    const words = await asked().catch(() => kind)
    if (words === null) setUnknown(typed.trim())
    else void navigate(searchAddress(choice.path, words))
  }

  return (
    <Form
      role="search"
      aria-label={t('search.label')}
      action={choice.path}
      onSubmit={(event) => void onSubmit(event)}
      onFocus={() => setBegun(true)}
    >
      <Sentence>
        {t('search.start')}{' '}
        <Choice
          name="type"
          aria-label={t('search.type')}
          value={type}
          onChange={({ target }) => setType(target.value)}
        >
          <option value="">{t('search.any')}</option>
          {types.map(({ id, code }) => (
            <option key={id} value={id}>
              {t(`search.${code}`)}
            </option>
          ))}
        </Choice>{' '}
        <Choice
          data-needs-script=""
          aria-label={t('search.status')}
          value={place}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {choices.map(({ status, label }, index) => (
            <option key={status} value={index}>
              {label}
            </option>
          ))}
        </Choice>{' '}
        {t('search.in')}{' '}
        <SentenceCity
          found={found}
          describedBy={unknown ? hint : undefined}
          onType={(text) => {
            setTyped(text)
            setChosen(undefined)
            setUnknown('')
          }}
          onChoose={setChosen}
        />
      </Sentence>
      <Send type="submit" data-needs-script="">
        {count === undefined ? t('search.show') : t('search.showCount', { count, total: decimal(count) })}
      </Send>
      <Unknown id={hint} role="status">
        {unknown && t('search.unknownCity', { name: unknown })}
      </Unknown>
      <NoScript data-no-script="">
        {choices.map(({ status, label, path }) => (
          <Action key={status} type="submit" formAction={path} name="status" value={status}>
            {label}
          </Action>
        ))}
      </NoScript>
    </Form>
  )
}
