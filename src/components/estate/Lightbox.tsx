import { useTexts } from '../../i18n/useTexts'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureView } from '../../domain/estate/types'
import { useIsCalm } from '../../state/useIsCalm'
import { assetAt, isAsset } from '../../siteApi/assets'
import { lightboxStyles } from './lightboxStyles'

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
  onMove: (index: number) => void
  onClose: () => void
}

/** Pictures as large as the window: a dialog with arrow keys, swipe, zoom and Esc. Loaded when first opened. */
export function Lightbox({ pictures, index, onMove, onClose }: Props) {
  const { t } = useTexts('estate')
  const calm = useIsCalm()
  const total = pictures.length
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
        carousel={{ finite: true, preload: 1 }}
        animation={calm ? { fade: 0, swipe: 0, zoom: 0, navigation: 0 } : { fade: 160, swipe: 240 }}
        controller={{ closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        toolbar={{
          buttons: [
            <span key="count" className="yarl__button" style={{ cursor: 'default', filter: 'none' }}>
              {Math.min(index + 1, total)} / {total}
            </span>,
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
        styles={{ container: { backgroundColor: 'rgb(18 19 16 / 0.97)' } }}
      />
    </>
  )
}
