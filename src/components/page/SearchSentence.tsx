import { navigate } from 'gatsby'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchChoice, SearchType } from '../../domain/page/pageView'
import { Action } from '../ui/blocks'
import { searchAddress } from './searchAddress'
import { Blank, Choice, Form, NoScript, Send, Sentence } from './SearchSentence.styles'

interface Props {
  choices: readonly SearchChoice[]
  types: readonly SearchType[]
}

/**
 * The search as a sentence to complete. It leads to the list page of what was chosen; without JavaScript every list
 * page has a button of its own.
 */
export function SearchSentence({ choices, types }: Props) {
  const { t } = useTranslation('list')
  const [type, setType] = useState('')
  const [city, setCity] = useState('')
  const [place, setPlace] = useState(0)
  const choice = choices[place]
  if (!choice) return null

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (choice) void navigate(searchAddress(choice.path, choice.status, { type, city }))
  }

  return (
    <Form role="search" aria-label={t('search.label')} action={choice.path} onSubmit={onSubmit}>
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
        <Blank
          name="city"
          type="text"
          autoComplete="address-level2"
          aria-label={t('search.city')}
          placeholder={t('search.cityHint')}
          value={city}
          onChange={({ target }) => setCity(target.value)}
        />
      </Sentence>
      <Send type="submit" data-needs-script="">
        {t('search.show')}
      </Send>
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
