import { lazy, Suspense, type MouseEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { PictureView } from '../../domain/estate/types'
import { Picture } from '../ui/Picture'
import { PictureAhead } from './PictureAhead'
import { galleryGrid, galleryStrip, MOST_AT_ONCE } from './galleryLayout'
import { useOneStop } from './useOneStop'
import { usePhotoHash } from './usePhotoHash'

const Lightbox = lazy(() => import('./Lightbox').then((module) => ({ default: module.Lightbox })))

const LARGE = '(min-width: 1440px) 680px, (min-width: 992px) 50vw, 100vw'
const WIDE = '(min-width: 1440px) 1360px, 100vw'
const SMALL = '(min-width: 1440px) 340px, (min-width: 992px) 25vw, 100vw'

interface Props {
  pictures: readonly PictureView[]
  /** One picture over the whole width instead of one large and some small. */
  wide?: boolean
  /** Of a listing that is no longer offered. */
  faded?: boolean
}

/**
 * Pictures of a listing: a strip to swipe on phones, one large and four small from the desktop's width. Each is a link
 * to itself, so that all can be seen without a script; with one they open in the lightbox, and the Tab key stops at one of them.
 */
export function Gallery({ pictures, wide = false, faded = false }: Props) {
  const { t } = useTexts('estate')
  const { index, open, move, close } = usePhotoHash(t('gallery.hash'))
  const stop = useOneStop()
  const total = pictures.length
  if (total === 0) return null
  const show = (photo: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(photo)
  }
  const sizesOf = (photo: number) => (wide || total === 1 ? WIDE : photo === 0 ? LARGE : SMALL)
  return (
    <Frame>
      <Pictures
        {...stop.list}
        aria-label={t('gallery.label')}
        data-count={wide ? 1 : Math.min(total, MOST_AT_ONCE)}
        style={faded ? { filter: 'saturate(0.6)' } : {}}
      >
        {pictures.map(({ file, thumbnail, alt, width, height, focus }, photo) => (
          <li key={file}>
            <a
              href={file}
              aria-label={t('gallery.open', { alt, number: photo + 1, total })}
              tabIndex={stop.tabIndex(photo)}
              onClick={show(photo)}
            >
              <Picture
                file={file}
                thumbnail={thumbnail}
                alt={alt}
                width={width}
                height={height}
                focus={focus}
                sizes={sizesOf(photo)}
                eager={photo === 0}
              />
            </a>
            <Count aria-hidden="true">
              {photo + 1} / {total}
            </Count>
          </li>
        ))}
      </Pictures>
      {total > 1 && (
        <All type="button" data-needs-script="" onClick={() => open(0)}>
          {t('gallery.all', { total })}
        </All>
      )}
      {index >= 0 && index < total && (
        <Suspense
          fallback={<PictureAhead picture={pictures[index]} sizes={sizesOf(index)} onClose={close} />}
        >
          <Lightbox pictures={pictures} index={index} sizesOf={sizesOf} onMove={move} onClose={close} />
        </Suspense>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`

const Pictures = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
  a {
    display: block;
    position: relative;
    height: 100%;
    border-radius: inherit;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: var(--line);
  }
  ${galleryStrip}
  ${galleryGrid}
`

const Count = styled.span`
  position: absolute;
  pointer-events: none;
  inset: auto var(--s3) var(--s3) auto;
  padding: 2px var(--s2);
  border-radius: 2px;
  background: rgb(29 31 27 / 0.82);
  color: #fff;
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`

const All = styled.button`
  position: absolute;
  inset: auto var(--s4) var(--s4) auto;
  display: none;
  min-height: 44px;
  padding: 0 var(--s4);
  border: 1px solid var(--ink);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  &:hover {
    color: var(--brick);
    border-color: var(--brick);
  }
  @media (min-width: 992px) and (scripting: enabled) {
    display: block;
  }
  @media print {
    display: none;
  }
`
