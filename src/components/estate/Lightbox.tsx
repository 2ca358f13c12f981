import { useEffect, useEffectEvent } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import YetAnotherLightbox, { type Slide } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureView } from '../../domain/estate/types'
import { useIsCalm } from '../../state/useIsCalm'
import { assetAt, isAsset } from '../../siteApi/assets'
import { Picture } from '../ui/Picture'
import { lightboxStyles } from './lightboxStyles'

/** Nearly black, behind the pictures and behind whatever is written on them. */
const GROUND = '18 19 16'

const WIDTHS = [640, 960, 1600] as const

function slideOf({ file, alt, width, height }: PictureView) {
  const ratio = height / width
  if (!isAsset(file)) return { src: file, alt, width, height }
  return {
    src: assetAt(file, 1600),
    alt,
    width: 1600,
    height: Math.round(1600 * ratio),
    srcSet: WIDTHS.map((w) => ({ src: assetAt(file, w), width: w, height: Math.round(w * ratio) })),
  }
}

interface Props {
  pictures: readonly PictureView[]
  index: number
  /** How wide the page shows each of them: so wide the browser has it already. */
  sizesOf: (index: number) => string
  onMove: (index: number) => void
  onClose: () => void
}

/** Pictures as large as the window: a dialog with arrow keys, Home and End, swipe, zoom and Esc. Loaded when first opened. */
export function Lightbox({ pictures, index, sizesOf, onMove, onClose }: Props) {
  const { t } = useTexts('estate')
  const calm = useIsCalm()
  const total = pictures.length
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = { Home: 0, End: total - 1 }[event.key]
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMove(to)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <link rel="stylesheet" href={lightboxStyles} precedence="default" />
      <YetAnotherLightbox
        open
        index={index}
        close={onClose}
        on={{ view: ({ index: shown }) => onMove(shown) }}
        slides={pictures.map(slideOf)}
        plugins={[Zoom]}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        animation={calm ? { fade: 0, swipe: 0, zoom: 0, navigation: 0 } : { fade: 160, swipe: 240 }}
        controller={{ closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        toolbar={{
          buttons: [
            <Count key="count">
              {Math.min(index + 1, total)} / {total}
            </Count>,
            'close',
          ],
        }}
        labels={{
          Lightbox: t('gallery.label'),
          Close: t('gallery.close'),
          Next: t('gallery.next'),
          Previous: t('gallery.previous'),
          'Zoom in': t('gallery.zoomIn'),
          'Zoom out': t('gallery.zoomOut'),
          Carousel: t('gallery.label'),
          Slide: t('gallery.photo'),
          '{index} of {total}': t('gallery.position', { number: '{index}', total: '{total}' }),
        }}
        // Said by the picture itself to who does not see it.
        render={{
          slideHeader: ({ slide }) => <Ahead of={pictures} slide={slide} sizesOf={sizesOf} />,
          slideFooter: ({ slide }) => <Caption aria-hidden="true">{'alt' in slide && slide.alt}</Caption>,
          // One alone leads nowhere.
          ...(total === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
        styles={{ container: { backgroundColor: `rgb(${GROUND} / 0.97)` } }}
      />
      <OnPictures />
    </>
  )
}

interface AheadProps extends Pick<Props, 'sizesOf'> {
  of: Props['pictures']
  slide: Slide
}

/** The picture as the page has it, in the place of the large one until that is there. */
function Ahead({ of, slide, sizesOf }: AheadProps) {
  const at = of.findIndex((picture) => slideOf(picture).src === ('src' in slide ? slide.src : undefined))
  const picture = of[at]
  if (!picture) return null
  return (
    <Behind aria-hidden="true">
      <Picture {...picture} alt="" focus={undefined} sizes={sizesOf(at)} eager />
    </Behind>
  )
}

const Behind = styled.div`
  display: none;
  position: absolute;
  inset: 0;
  .yarl__slide:has(.yarl__slide_image_loading) > & {
    display: block;
  }
  img {
    width: 100%;
    height: 100%;
    background: none;
    object-fit: contain;
  }
`

const Count = styled.span`
  display: grid;
  place-items: center;
  padding-inline: var(--s3);
  background: rgb(${GROUND} / 0.82);
  color: #fff;
  font-variant-numeric: tabular-nums;
`

const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: var(--s2) var(--s4) calc(var(--s2) + env(safe-area-inset-bottom));
  border-radius: var(--radius) var(--radius) 0 0;
  background: rgb(${GROUND} / 0.82);
  color: #fff;
  text-align: center;
  pointer-events: none;
`

/** Buttons that can be told from any picture, and seen when they have the focus. */
const OnPictures = createGlobalStyle`
  .yarl__portal {
    --yarl__color_button: #fff;
    --yarl__color_button_disabled: rgb(255 255 255 / 0.5);
    --yarl__button_background_color: rgb(${GROUND} / 0.82);
    --yarl__button_filter: none;
    --yarl__toolbar_padding: 0;
  }
  .yarl__portal .yarl__button:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -4px;
  }
`
