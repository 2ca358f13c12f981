import { useCombobox } from 'downshift'
import { type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { FoundCity } from '../../contract/estateMap'
import { decimal } from '../../domain/format/number'
import { foundName, foundNote, foundZip } from '../../domain/search/foundName'
import { sureFirst } from '../../domain/search/sureFirst'
import { useLocale } from '../../i18n/useLocale'
import { caretKeys, leaveToForm } from '../search/caretKeys'
import { Unseen } from '../ui/blocks'
import { fitIntoSight } from './bringIntoSight'
import { Blank } from './SearchSentence.styles'

interface Props {
  /** What stands in it. */
  text: string
  box: Ref<HTMLInputElement>
  /** What answers what was typed; undefined while that is on its way, null when it could not be asked. */
  found: readonly FoundCity[] | null | undefined
  /** Whether more is said than where: what was understood of it stands above the suggestions. */
  isLine: boolean
  /** How many are found in those of them whose name may mean one or the other. */
  counts: ReadonlyMap<string | null, number>
  onChoose: (city: FoundCity) => void
  /** Something else was typed, which is not what was chosen. */
  onType: (text: string) => void
  describedBy?: string | undefined
}

const MOST = 6
/** Letters that are still of a town's name. */
const TOWN_LENGTH = 16

/** The municipality in the search sentence: typed in any language or by postal code, chosen from what is found. */
export function SentenceCity({ text, box, found, isLine, counts, onChoose, onType, describedBy }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const items = (found ?? []).slice(0, MOST)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    getA11yStatusMessage: ({ isOpen: open }) =>
      open && items.length ? t('search.cities', { count: items.length }) : '',
    onInputValueChange: ({ inputValue }) => {
      // Escape empties it.
      if (!inputValue) onType(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  function countOf({ place, around }: FoundCity) {
    const count = around ? undefined : counts.get(place)
    return count !== undefined && t('list.found', { count, total: decimal(count) })
  }
  /** What only resembles it is offered all the same. */
  const isUnknown = !isLine && Boolean(text.trim()) && found && !sureFirst(found)
  const place = useRef<HTMLDivElement>(null)
  const shown = isOpen ? items.length : 0
  useEffect(() => {
    const list = shown > 0 && place.current?.querySelector<HTMLElement>('[role=listbox]')
    if (list && place.current) fitIntoSight(list, place.current)
  }, [shown, isLine])
  return (
    <Place ref={place}>
      <label {...getLabelProps()} hidden>
        {t('search.city')}
      </label>
      <Blank
        {...getInputProps({
          ref: box,
          // At once: what downshift tells comes later, and the last letters before Enter would be lost.
          onChange: ({ target }) => onType((target as HTMLInputElement).value),
          onKeyDown: (event) => {
            caretKeys(event)
            // The best that is found is meant: the form is sent with it.
            if (event.key === 'Enter' && highlightedIndex < 0) leaveToForm(event)
          },
        })}
        type="text"
        aria-describedby={describedBy}
        autoComplete="off"
        data-long={text.length > TOWN_LENGTH}
        placeholder={t('search.cityHint')}
      />
      <Unseen role="status">{isOpen && isUnknown && t('search.noCity')}</Unseen>
      <Menu {...getMenuProps()} $open={shown > 0}>
        {isOpen &&
          items.map((city, index) => (
            <Item
              key={city.place ?? city.ids.join()}
              {...getItemProps({ item: city, index })}
              $active={index === highlightedIndex}
            >
              {foundName(city, locale)}{' '}
              <small>
                {[foundZip(city), foundNote(city, locale), countOf(city)].filter(Boolean).join(' · ')}
              </small>
            </Item>
          ))}
      </Menu>
    </Place>
  )
}

/** As high whatever is typed. */
const Place = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  height: 1.4em;
`

const Menu = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin: 0;
  padding: var(--s1) 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font: 400 1rem/1.5 var(--text-face);
  letter-spacing: 0;
`

const Item = styled.li<{ $active: boolean }>`
  padding: 8px var(--s4);
  background: ${({ $active }) => ($active ? 'var(--sand)' : 'none')};
  cursor: pointer;
  small {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
