import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { sureFirst } from '../../domain/search/sureFirst'
import { useLocale } from '../../i18n/useLocale'
import type { GeoRange } from '../../domain/search/geoRange'
import { useCitySearch } from '../../state/search/useCitySearch'
import { media } from '../../styles/media'
import { Action } from '../ui/blocks'

const RADII = [2, 5, 10, 20, 50] as const

/** A circle as it is typed in any box for places; who types the distance means that. */
function circleText(name: string, km: number): string {
  const place = name.trim()
  return place && !/\d\s*km\b/i.test(place) ? `${place} ${km} km` : place
}

interface Props {
  siteId: string
  onChosen: (circle: GeoRange) => void
}

/** A circle around a town: what drawing an area is to those who use no pointer. */
export function AroundTown({ siteId, onChosen }: Props) {
  const { t } = useTexts('mapSearch')
  const locale = useLocale()
  const id = useId()
  const [name, setName] = useState('')
  const [km, setKm] = useState<number>(10)
  const text = circleText(name, km)
  const found = useCitySearch(siteId, locale, text)
  const circles = found?.filter(({ around }) => around) ?? []
  // Kept, as whoever types fast has asked before the answer is there.
  const [asked, setAsked] = useState('')
  const isAsked = asked !== '' && asked === text
  const best = sureFirst(circles)
  const isUnknown = isAsked && found !== undefined && !best

  const choose = useEffectEvent(() => {
    if (isAsked && best?.around) onChosen(best.around)
  })
  useEffect(() => choose(), [asked, found])

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(text)
  }

  return (
    <Form onSubmit={submit}>
      <label htmlFor={`${id}n`}>{t('around.town')}</label>
      <input
        id={`${id}n`}
        list={`${id}l`}
        value={name}
        autoComplete="off"
        required
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? `${id}e` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <datalist id={`${id}l`}>
        {circles.map((place) => (
          <option key={place.place} value={place.name} label={place.within ?? undefined} />
        ))}
      </datalist>
      <label htmlFor={`${id}r`}>{t('around.radius')}</label>
      <select id={`${id}r`} value={km} onChange={(event) => setKm(Number(event.target.value))}>
        {RADII.map((radius) => (
          <option key={radius} value={radius}>
            {radius} km
          </option>
        ))}
      </select>
      <Action type="submit">{t('around.show')}</Action>
      {isUnknown && (
        <Unknown id={`${id}e`} role="alert">
          {t('around.unknown')}
        </Unknown>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  /* On a phone the place has a line of its own. */
  grid-template:
    'name name' auto
    'place place' auto
    'far far' auto
    'radius show' auto
    'unknown unknown' auto / 88px minmax(0, 1fr);
  gap: var(--s1) var(--s2);
  align-items: end;
  padding: var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t14);
  input,
  select {
    min-height: 44px;
    width: 100%;
    padding: 0 var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--paper);
  }
  label {
    grid-area: name;
  }
  input {
    grid-area: place;
  }
  select {
    grid-area: radius;
  }
  label:has(+ select) {
    grid-area: far;
  }
  button {
    grid-area: show;
  }
  ${media.small} {
    grid-template:
      'name far .' auto
      'place radius show' auto
      'unknown unknown unknown' auto / minmax(0, 1fr) 104px auto;
  }
`

const Unknown = styled.p`
  grid-area: unknown;
  color: var(--brick-dark);
`
