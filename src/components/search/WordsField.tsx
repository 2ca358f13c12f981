import { useId, useState } from 'react'
import { MAX_CHARACTERS } from '../../domain/search/filterKinds'
import { useTexts } from '../../i18n/useTexts'
import { Field, FieldName, TextInput } from './fieldParts'

interface Props {
  list: string
  value: string | undefined
  onCommit: (text: string | undefined) => void
}

/** Words to look for, taken over on Enter or when the visitor goes on. */
export function WordsField({ list, value = '', onCommit }: Props) {
  const { t } = useTexts('filter')
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function commit() {
    if (draft === undefined) return
    setDraft(undefined)
    if (draft.trim() !== value) onCommit(draft.trim() || undefined)
  }

  return (
    <Field as="div">
      <FieldName as="label" htmlFor={id}>
        {t(`filter.${list}`)}
      </FieldName>
      <TextInput
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_CHARACTERS}
        placeholder={t(`filter.${list}Hint`)}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  )
}
