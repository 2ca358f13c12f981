import { useEffect, useEffectEvent, useMemo, useRef, type CSSProperties } from 'react'
import { assetAt, isAsset } from '../../siteApi/assets'
import type { Eager } from './eagerPictures'
import { type PictureSource, useLoadable } from './useLoadable'

export const NO_PICTURE = '/img/no-img.svg'
const WIDTHS = [320, 640, 960, 1600] as const

interface Props {
  file?: string | undefined
  thumbnail?: string | undefined
  alt: string
  width?: number
  height?: number
  /** How wide it is shown, for the browser to choose from the widths. */
  sizes?: string
  eager?: Eager
  className?: string
  style?: CSSProperties
  /** What stays in sight where it is cut, as CSS says a place. */
  focus?: string | undefined
}

const PLACEHOLDER: PictureSource = { src: NO_PICTURE }

/** Assets of the site come in widths to choose from. */
const sourceOf = (url: string, sizes: string): PictureSource =>
  isAsset(url)
    ? { src: assetAt(url, 640), srcSet: WIDTHS.map((w) => `${assetAt(url, w)} ${w}w`).join(', '), sizes }
    : { src: url }

/** Each once: an image that is given the address that failed is not asked for, and says nothing more. */
function sourcesOf(urls: readonly (string | undefined)[], sizes: string): PictureSource[] {
  const all = urls.flatMap((url) => (url ? [sourceOf(url, sizes)] : []))
  return all.filter(({ src }, place) => src !== all[place - 1]?.src)
}

/**
 * Thumbnail, on error the main image, on error or without one the placeholder (spec §2 Property card). Behind the placeholder
 * what failed is asked for again: a site that is busy answers 503 and means later. `data-picture` has the document's own style
 * (globalStyle) show the placeholder where the browser has its sign, also before the page came to life: only an image that did not load
 * shows what stands before its content, and what that pushes out of the box is not seen.
 */
export function Picture({
  file,
  thumbnail,
  alt,
  width = 4,
  height = 3,
  sizes = '100vw',
  eager,
  focus,
  style,
  ...rest
}: Props) {
  const sources = useMemo(() => sourcesOf([thumbnail, file], sizes), [thumbnail, file, sizes])
  const { source, fail } = useLoadable(sources, PLACEHOLDER)
  const image = useRef<HTMLImageElement>(null)
  const failUnheard = useEffectEvent(fail)

  useEffect(() => {
    // What failed before React listened told nobody.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) failUnheard()
  }, [])

  return (
    <img
      ref={image}
      data-picture=""
      {...source}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager === true ? { fetchPriority: 'high' as const } : {})}
      onError={fail}
      {...(focus || style ? { style: { ...(focus && { objectPosition: focus }), ...style } } : {})}
      {...rest}
    />
  )
}
