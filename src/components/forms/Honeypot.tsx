import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { HONEYPOT } from '../../domain/forms/honeypot'
import { fieldId, useFormPlace } from './formContext'

/** A field nobody sees, which machines that fill in everything fill in too; the server takes nothing that has it. */
export function Honeypot() {
  const { t } = useTexts('forms')
  const { form, id } = useFormPlace()
  const own = fieldId(id, HONEYPOT)
  return (
    <Away aria-hidden="true">
      <label htmlFor={own}>{t('leaveEmpty')}</label>
      <input
        id={own}
        name={HONEYPOT}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={form.values[HONEYPOT] ?? ''}
        onChange={({ target }) => form.type(HONEYPOT, target.value)}
      />
    </Away>
  )
}

const Away = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
