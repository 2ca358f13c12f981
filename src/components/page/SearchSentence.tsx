import { navigate } from 'gatsby'
import { useId, useState, type FormEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { ListNode } from '../../contract/page'
import type { SearchChoice, SearchType } from '../../domain/page/pageView'
import { decimal } from '../../domain/format/number'
import type { SearchedSite } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { askCities } from '../../state/search/citySuggestions'
import { useSentenceCount } from '../../state/search/useSentenceCount'
import { liveClient } from '../../state/liveSite'
import { Action } from '../ui/blocks'
import { searchAddress } from './searchAddress'
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
  const [city, setCity] = useState<number>()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState('')
  const [begun, setBegun] = useState(false)
  const hint = useId()
  const locale = useLocale()
  const [place, setPlace] = useState(0)
  const choice = choices[place]
  const count = useSentenceCount(
    site,
    locale,
    choice?.node ?? EVERYTHING,
    {
      ...(type && { type: [Number(type)] }),
      ...(city !== undefined && { city: [city] }),
    },
    begun,
  )
  if (!choice) return null

  /** Who types a place and chooses none means the best that is found; a place that is not known is said to be so. */
  async function chosenCity(): Promise<number | undefined | null> {
    if (city !== undefined || !typed.trim()) return city
    const found = await askCities(liveClient(site.siteId, locale), typed.trim(), locale)
    return found[0]?.id ?? null
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!choice) return
    // Without an answer the list is better than nothing.
    const id = await chosenCity().catch(() => undefined)
    if (id === null) setUnknown(typed.trim())
    else void navigate(searchAddress(choice.path, { type, city: id }))
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
          siteId={site.siteId}
          describedBy={unknown ? hint : undefined}
          onType={(text) => {
            setTyped(text)
            setUnknown('')
          }}
          onChoose={(found) => setCity(found?.id)}
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
