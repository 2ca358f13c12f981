import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { PictureView } from '../../domain/estate/types'
import { Picture } from '../ui/Picture'

interface Props {
  picture: PictureView | undefined
  /** As the page shows it: then the browser has it already. */
  sizes: string
  onClose: () => void
}

/** What a press on a picture shows at once, while the lightbox is on its way: the picture as the page has it. A press or Esc closes it. */
export function PictureAhead({ picture, sizes, onClose }: Props) {
  const { t } = useTexts('estate')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  if (!picture) return null
  return createPortal(
    <Ground role="status" aria-busy="true" aria-label={t('gallery.label')} onClick={onClose}>
      <Picture {...picture} focus={undefined} sizes={sizes} eager />
    </Ground>,
    document.body,
  )
}

/** As dark as the lightbox, and over as much. */
const Ground = styled.div`
  position: fixed;
  z-index: 9999;
  inset: 0;
  background: rgb(18 19 16 / 0.97);
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
