import { useId, useState } from 'react'
import styled from 'styled-components'
import { LONGEST_NOTE } from '../../domain/favouriteNotes'
import { useTexts } from '../../i18n/useTexts'
import { useNote, writeNote } from '../../state/favourites/keptNotes'
import { quietButton } from '../estate/quietButton'

interface Props {
  id: string
  /** Of the listing, by which the button is called. */
  name: string
}

/** What the visitor wants to remember of a favourite: kept as it is typed, read on paper too. */
export function NoteField({ id, name }: Props) {
  const { t } = useTexts('favourites')
  const note = useNote(id)
  const [isOpen, setIsOpen] = useState(false)
  const hint = useId()
  if (!isOpen && !note)
    return (
      <Add type="button" aria-label={t('note.addName', { name })} onClick={() => setIsOpen(true)}>
        {t('note.add')}
      </Add>
    )
  return (
    <Note>
      <label>
        <span>{t('note.label')}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_NOTE}
          autoFocus={isOpen && !note}
          aria-describedby={hint}
          value={note}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onChange={({ target }) => writeNote(id, target.value)}
        />
      </label>
      <Printed aria-hidden="true">{note}</Printed>
      <small id={hint}>{t('note.private')}</small>
    </Note>
  )
}

const Add = styled.button`
  ${quietButton}
  /* Below its own card, however long a neighbour's note is. */
  place-self: start;
  padding-inline: 0 var(--s4);
  font-size: var(--t14);
  @media print {
    display: none;
  }
`

const Note = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s1);
  margin-bottom: var(--s3);
  font-size: var(--t14);
  label {
    display: grid;
    gap: var(--s1);
  }
  span,
  small {
    color: var(--quiet);
    font-size: inherit;
  }
  textarea {
    min-height: 64px;
    padding: var(--s2) var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    font: inherit;
    resize: vertical;
    field-sizing: content;
    max-height: 240px;
  }
  @media print {
    textarea,
    small {
      display: none;
    }
  }
`

/** A box would cut what is long. */
const Printed = styled.p`
  display: none;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  @media print {
    display: block;
  }
`
