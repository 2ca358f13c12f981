import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { townCalled, townName } from '../../domain/map/towns'
import { useLocale } from '../../i18n/useLocale'
import { useTownsLoad } from '../../state/map/useTowns'
import type { GeoRange } from '../../domain/search/geoRange'
import { media } from '../../styles/media'
import { Action } from '../ui/blocks'

const RADII = [2, 5, 10, 20, 50] as const

interface Props {
  onChosen: (circle: GeoRange) => void
}

/** A circle around a town: what drawing an area is to those who use no pointer. */
export function AroundTown({ onChosen }: Props) {
  const { t } = useTexts('mapSearch')
  const locale = useLocale()
  const id = useId()
  const load = useTownsLoad(true)
  const towns = load.state === 'ready' ? load.value : []
  const [name, setName] = useState('')
  const [km, setKm] = useState<number>(10)
  // Kept, as whoever types fast has asked before the towns are there.
  const [asked, setAsked] = useState<{ name: string; km: number }>()
  const town = asked && townCalled(towns, asked.name)
  const isUnknown = asked !== undefined && load.state !== 'loading' && !town

  const choose = useEffectEvent(() => {
    if (asked && town) onChosen({ km: asked.km, lat: town[1], lon: town[2] })
  })
  useEffect(() => choose(), [asked, load.state])

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked({ name, km })
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
        {towns.map((town) => (
          <option key={`${town[1]},${town[2]}`} value={townName(town, locale)} />
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
    'unknown unknown' auto / 104px minmax(0, 1fr);
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
