import { navigate } from 'gatsby'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FoundCity } from '../../contract/estateMap'
import type { ListNode } from '../../contract/page'
import type { SaidLine } from '../../domain/search/readLine'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { STATUS_ID } from '../../domain/search/statusIds'
import type { SearchChoice, SearchType } from '../../domain/page/types'
import { decimal } from '../../domain/format/number'
import { foundName } from '../../domain/search/foundName'
import type { SearchedSite } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { bestPlaces, lastOffers, meantPlaces } from '../../state/search/meantPlaces'
import { useDescribed } from '../../state/search/useDescribed'
import { usePlacesSearch } from '../../state/search/useCitySearch'
import { useBothCounts } from '../../state/search/useBothCounts'
import { useStaySearch } from '../../state/rental/useStaySearch'
import { useSentenceCount } from '../../state/search/useSentenceCount'
import { Action } from '../ui/blocks'
import { bringIntoSight } from './bringIntoSight'
import { saidSearch } from './saidSearch'
import { SearchExample } from './SearchExample'
import type { SearchWords } from './searchAddress'
import { SentenceCity } from './SentenceCity'
import { sentenceTarget } from './sentenceTarget'
import { StayUnderstood } from './StayUnderstood'
import { Understood } from './Understood'
import {
  Choice,
  Form,
  Joint,
  Line,
  NoScript,
  Send,
  Sentence,
  Tip,
  Unknown,
  Where,
} from './SearchSentence.styles'

const EVERYTHING: ListNode = {}
/** Chosen as long as a line asks for somewhere to stay. */
const STAY = 'stay'
const asTyped = ({ text, written = text }: SaidPlace) => written

interface Props {
  choices: readonly SearchChoice[]
  types: readonly SearchType[]
  /** Path of the list of holiday units, where there are any. */
  stays?: string | undefined
  site: SearchedSite
}

/**
 * The search as a sentence to complete. It leads to the list page of what was chosen; without JavaScript every list
 * page has a button of its own.
 */
export function SearchSentence({ choices, types, stays, site }: Props) {
  const { t } = useTexts('list')
  const [type, setType] = useState('')
  const [chosen, setChosen] = useState<FoundCity>()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState('')
  const [begun, setBegun] = useState(false)
  const hint = useId()
  const message = useRef<HTMLParagraphElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (unknown && message.current && box.current) bringIntoSight(message.current, box.current)
  }, [unknown])
  const locale = useLocale()
  const [place, setPlace] = useState(0)
  const described = useDescribed(locale, typed)
  const { rest } = described
  const stay = stays === undefined ? undefined : described.stay
  const places = (stay ?? described).places
  const answers = usePlacesSearch(site.siteId, locale, places)
  const meant = meantPlaces(places, answers ?? [], chosen)
  /** Whether it is known where pressing the button leads. */
  const isSaid = meant.places.length > 0 || !rest.trim() || (Boolean(answers) && rest !== typed)
  const areFound = !places.length || Boolean(answers)
  const saidType = types.find(({ id }) => described.filter.type?.join() === String(id))?.id
  const kind: SearchWords = type ? { type: [Number(type)] } : {}
  /** The list of what is said to be bought or rented, which goes before what stands chosen. */
  const listOf = ({ offer }: SaidLine) =>
    choices.find(({ status }) => offer && status === STATUS_ID[offer]) ?? choices[place]
  const choice = listOf(described)
  const words: SearchWords = { ...kind, ...saidSearch(described, meant) }
  const found = useSentenceCount(
    site,
    locale,
    choice?.node ?? EVERYTHING,
    words,
    meant.unknown,
    begun && isSaid && !words.reference && !stay,
    described.liked && { ...kind, ...saidSearch(described.liked, meant) },
  )
  const isSoftened = found?.isSoftened ?? false
  // What answers the last place: the one that is being typed.
  const offered = answers && lastOffers(answers.at(-1) ?? [])
  const search = { ...kind, ...described.filter }
  const both = useBothCounts(site, locale, choice?.node ?? EVERYTHING, search, offered ?? [])
  const stayFound = useStaySearch(site.siteId, locale, stay, areFound ? meant : undefined)
  const count = stay ? stayFound?.count : found?.count
  if (!choice) return null
  /** Whether it says more than where, or several places. */
  const isLine =
    stay !== undefined ||
    rest !== typed ||
    places.length > 1 ||
    meant.unknown.length * meant.places.length > 0
  /** What joins it to the words before; a line is a sentence of its own. */
  const isAround = meant.places.length === 1 && meant.places[0]?.around
  const joining = isAround ? 'search.within' : typed ? 'search.in' : 'search.inWhich'
  const joint = stay || rest !== typed ? '–' : t(joining)
  const shown = answers ? bestPlaces(places, answers, chosen) : undefined
  const told = found?.told ?? []
  const leftOut = found ? meant.unknown.filter((one) => !told.includes(one)) : []
  const leftLiked = isSoftened ? (described.liked?.said ?? []) : []
  const showing = stay ? 'search.showStays' : 'search.showCount'

  function write(text: string) {
    setTyped(text)
    setChosen(undefined)
    setUnknown('')
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const known = { kind, answers, rest, stayFound }
    const to = await sentenceTarget({ site, locale, chosen }, typed, { choices, stays, listOf }, known)
    if (to) void navigate(to)
    else if (to === null) setUnknown(typed.trim())
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
          value={saidType ?? type}
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
          value={stay ? STAY : choices.indexOf(choice)}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {stay && <option value={STAY}>{t('search.toStay')}</option>}
          {choices.map(({ status, label }, index) => (
            <option key={status} value={index}>
              {label}
            </option>
          ))}
        </Choice>
      </Sentence>
      <Where>
        <Line $holdsList={!isLine && !unknown}>
          {' '}
          <Joint>{joint}</Joint>{' '}
          <SentenceCity
            text={typed}
            box={box}
            found={offered}
            isLine={isLine}
            counts={both}
            describedBy={unknown ? hint : undefined}
            onType={write}
            onChoose={(city) => {
              setChosen(city)
              setUnknown('')
              // What says more stays as it was said.
              if (!isLine) setTyped(foundName(city, locale))
            }}
          />
          <Send type="submit" data-needs-script="">
            {count === undefined ? t('search.show') : t(showing, { count, total: decimal(count) })}
          </Send>
        </Line>
        <Unknown ref={message} id={hint} role="status">
          {unknown && t('search.unknownCity', { name: unknown })}
        </Unknown>
        <Tip data-needs-script="" hidden={unknown !== ''}>
          {stay ? (
            <StayUnderstood answer={stayFound} />
          ) : isLine ? (
            <Understood
              siteId={site.siteId}
              filter={(isSoftened && described.liked?.filter) || described.filter}
              where={shown?.places.map((one) => foundName(one, locale)) ?? places.map(asTyped)}
              unknown={told}
              beyond={[...described.beyond, ...(shown?.beyond ?? []), ...leftOut, ...leftLiked]}
              offer={described.offer && choice.label}
            />
          ) : (
            <SearchExample
              status={choice.status}
              onTry={(line) => {
                write(line)
                box.current?.focus()
              }}
            />
          )}
        </Tip>
      </Where>
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
