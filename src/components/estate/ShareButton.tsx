import { lazy, Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { quietButton } from './quietButton'

// Only who presses it, and has a device that shares nothing by itself, needs them.
const ShareWays = lazy(async () => ({ default: (await import('./ShareWays')).ShareWays }))

interface Props {
  title: string
  path: string
  /** Offers a mail of the visitor's own too; not where the page has its own way to mail it. */
  byMail?: boolean
}

/** Hands the page on: by the device's own way where there is one, else by copying its address or by mail. */
export function ShareButton({ title, path, byMail = true }: Props) {
  const { t } = useTexts('estate')
  const id = useId()
  /** Undefined until it was open once. */
  const [isOpen, setOpen] = useState<boolean>()
  const address = () => new URL(path, window.location.origin).href

  async function share() {
    if (typeof navigator.share !== 'function') return setOpen(!isOpen)
    try {
      await navigator.share({ title, url: address() })
    } catch (error) {
      // Who closes the device's sheet has changed their mind; anything else still leaves the two other ways.
      if ((error as { name?: unknown }).name !== 'AbortError') setOpen(true)
    }
  }

  return (
    <Box>
      <Quiet
        type="button"
        data-needs-script=""
        aria-expanded={isOpen ?? false}
        aria-controls={isOpen ? id : undefined}
        onClick={share}
      >
        {t('share')}
      </Quiet>
      {isOpen !== undefined && (
        <Suspense>
          <ShareWays id={id} isOpen={isOpen} title={title} address={address()} byMail={byMail} />
        </Suspense>
      )}
    </Box>
  )
}

const Quiet = styled.button`
  ${quietButton}
`

const Box = styled.div`
  display: contents;
`
