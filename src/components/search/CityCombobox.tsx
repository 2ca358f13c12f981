import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { sureFirst } from '../../domain/search/sureFirst'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { CitySuggestion } from '../../state/search/citySuggestions'
import { caretKeys, leaveToForm } from './caretKeys'
import { TextInput } from './fieldParts'
import { Finds } from './Finds'

interface Props {
  /** What answers what is typed; undefined while that is on its way. */
  suggestionsFor: (typed: string) => readonly CitySuggestion[] | undefined
  /** Whether one asks to be told of what is not there yet. */
  isWish: boolean
  /** What stands in the box. */
  typed: string
  onTyped: (typed: string) => void
  onChoose: (city: CitySuggestion) => void
  /** Where what stands in the box leads instead, once that is known. */
  led: { to: string | undefined } | undefined
  onLed: (to: string) => void
}

/** A box to type a municipality or postal code in; choosing one empties it for the next (ARIA practices: combobox). */
export function CityCombobox({ suggestionsFor, isWish, typed, onTyped, onChoose, led, onLed }: Props) {
  const { t } = useTexts('filter')
  /** Whoever types and presses Enter at once is quicker than the answer. */
  const [wanted, setWanted] = useState('')
  const found = suggestionsFor(typed)
  const items = [...(found ?? [])]
  /** What only resembles it is offered all the same. */
  const isUnknown = Boolean(typed.trim()) && found !== undefined && !sureFirst(found)
  const choose = (city: CitySuggestion) => {
    onTyped('')
    onChoose(city)
  }
  const combobox = useCombobox({
    items,
    inputValue: typed,
    selectedItem: null,
    itemToString: () => '',
    getA11yStatusMessage: ({ isOpen: open }) =>
      open && found?.length ? t('filter.cities', { count: found.length }) : '',
    stateReducer: (_, { changes }) => (changes.selectedItem ? { ...changes, inputValue: '' } : changes),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
  })
  const { isOpen, highlightedIndex, closeMenu, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    combobox
  function onKeyDown(event: KeyboardEvent) {
    caretKeys(event)
    // It closes the suggestions, and not the sheet that they stand in.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    // What was typed is meant though its suggestions were closed, by Escape or by leaving the box.
    if (event.key !== 'Enter' || !(isOpen || typed.trim()) || highlightedIndex >= 0) return
    // Who chooses none means the best that is found; what is not found stays said.
    leaveToForm(event)
    event.preventDefault()
    if (led ? led.to !== undefined : found) takeBest()
    else setWanted(typed)
  }
  function takeBest() {
    if (led) {
      if (led.to !== undefined) onLed(led.to)
      return
    }
    const best = sureFirst(found)
    if (!best || !typed.trim()) return
    choose(best)
    closeMenu()
  }
  const takeAnswered = useEffectEvent(() => wanted === typed && takeBest())
  const to = led?.to
  useEffect(() => void takeAnswered(), [found, to])
  return (
    <Box>
      <Name {...getLabelProps()}>{t('filter.cityLabel')}</Name>
      <TextInput
        {...getInputProps({
          onKeyDown,
          // At once: what downshift tells comes later, and letters of a quick hand would be lost.
          onChange: ({ target }) => onTyped((target as HTMLInputElement).value),
        })}
        placeholder={t('filter.cityHint')}
        autoComplete="off"
      />
      <Nothing role="status">{isOpen && isUnknown && t('filter.noCity')}</Nothing>
      <Menu {...getMenuProps()} $open={isOpen}>
        {isOpen &&
          items.map((city, index) => (
            <Item
              key={`${city.place ?? city.ids.join()} ${city.around?.km ?? ''} ${city.also?.words ?? ''}`}
              {...getItemProps({ item: city, index })}
              $active={index === highlightedIndex}
            >
              <span>
                {city.name} <Zip>{city.zip}</Zip>
                {city.note && <Note>{city.note}</Note>}
              </span>
              {city.isChosen ? (
                <Count>{t('filter.chosen')}</Count>
              ) : (
                city.count !== undefined && <CityCount count={city.count} isWish={isWish} />
              )}
            </Item>
          ))}
      </Menu>
    </Box>
  )
}

/** How many a place finds; of none, that one can ask to be told, unless one is asking for just that. */
function CityCount({ count, isWish }: { count: number; isWish: boolean }) {
  const { t } = useTexts('filter')
  if (count === 0 && !isWish) return <Count>{t('filter.tellMe')}</Count>
  return (
    <Count>
      <Finds count={count} />
    </Count>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--s1);
`

const Name = styled.label`
  color: var(--quiet);
  font-size: var(--t14);
`

const Menu = styled.ul<{ $open: boolean }>`
  max-height: 300px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  border: ${({ $open }) => ($open ? '1px solid var(--line)' : '0')};
  border-radius: var(--radius);
  &:empty {
    border: 0;
  }
`

const Item = styled.li<{ $active: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s3);
  padding: 8px var(--s3);
  background: ${({ $active }) => ($active ? 'var(--sand)' : 'none')};
  box-shadow: ${({ $active }) => ($active ? 'inset 2px 0 var(--brick)' : 'none')};
  cursor: pointer;
`

const Zip = styled.span`
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`

const Note = styled.span`
  display: block;
  color: var(--quiet);
  font-size: var(--t14);
`

const Count = styled(Zip)``

/** There before it says something, as only then that is heard. */
const Nothing = styled.p`
  &:not(:empty) {
    padding-block: var(--s2);
  }
  color: var(--quiet);
  font-size: var(--t14);
`
