import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { quietButton } from './quietButton'

interface Props {
  id: string
  isOpen: boolean
  title: string
  /** Of the page, in full. */
  address: string
  byMail: boolean
}

/** Ways to hand a page on where the device has none of its own: its address copied, or a mail of the visitor's. */
export function ShareWays({ id, isOpen, title, address, byMail }: Props) {
  const { t } = useTexts('estate')
  const [said, setSaid] = useState('')
  /** How often the browser would not copy. */
  const [refused, setRefused] = useState(0)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setSaid(t('share.copied'))
      setRefused(0)
    } catch {
      setSaid(t('share.select'))
      setRefused(refused + 1)
    }
  }

  const mail = () => {
    const text = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
    window.location.href = `mailto:?${text}`
    // Nobody tells whether a mail program answers.
    setSaid(t('share.mailing'))
  }

  return (
    <Ways id={id} hidden={!isOpen}>
      <Quiet type="button" onClick={copy}>
        {t('share.copy')}
      </Quiet>
      {byMail && (
        <Quiet type="button" onClick={mail}>
          {t('share.mail')}
        </Quiet>
      )}
      <p role="status">{said}</p>
      {refused > 0 && (
        <Link key={refused} readOnly value={address} aria-label={t('share.select')} ref={select} />
      )}
    </Ways>
  )
}

/** One key copies it. */
function select(link: HTMLInputElement | null) {
  link?.focus()
  link?.select()
}

const Quiet = styled.button`
  ${quietButton}
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  order: 1;
  gap: 0 var(--s4);
  width: 100%;
  &[hidden] {
    display: none;
  }
  p {
    color: var(--quiet);
    font-size: var(--t14);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`

const Link = styled.input`
  flex: 1 1 16em;
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--s2);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: 1rem;
`
