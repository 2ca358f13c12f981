import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { assetAt, isAsset } from '../../siteApi/assets'

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
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/** Thumbnail, on error the main image, on error or without one the placeholder (spec §2 Property card). */
export function Picture({
  file,
  thumbnail,
  alt,
  width = 4,
  height = 3,
  sizes = '100vw',
  eager,
  ...rest
}: Props) {
  const chain = [thumbnail, file, NO_PICTURE].filter((source) => source !== undefined && source !== '')
  const [failed, setFailed] = useState(0)
  const source = chain[Math.min(failed, chain.length - 1)] ?? NO_PICTURE
  const scaled = isAsset(source)
  const last = chain.length - 1
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // What failed before React listened told nobody.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed((before) => Math.min(before + 1, last))
  }, [last])

  return (
    <img
      ref={image}
      src={scaled ? assetAt(source, 640) : source}
      {...(scaled ? { srcSet: WIDTHS.map((w) => `${assetAt(source, w)} ${w}w`).join(', '), sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : {})}
      onError={() => setFailed((before) => Math.min(before + 1, last))}
      {...rest}
    />
  )
}
