/** @jsxRuntime classic */
import React from 'react'
import type { Locale } from '../../contract/common'
import { absolute } from '../../domain/jsonLd/graph'
import { siteDescription, siteTitle } from '../../domain/headTitle'
import type { FrameView } from '../../domain/site/frameView'
import { assetAt } from '../../siteApi/assets'

interface Props {
  frame: FrameView
  title: string
  /** What the document is called, where that says more. */
  headed?: string
  description?: string
  /** Path of the page; absent for pages that have no address of their own to be found at. */
  canonical?: string
  alternates?: Partial<Record<Locale, string>>
  picture?: string | undefined
  /** What the picture shows, for who does not see it. */
  pictureAlt?: string | undefined
  /** What the document tells machines, as JSON-LD; '' for nothing. */
  jsonLd?: string
  /** Day, yyyy-mm-dd, from which the page is not to be found any more. */
  foundUntil?: string | undefined
  /** Of a page of a list: the paths of those before and after it. */
  previous?: string | undefined
  next?: string | undefined
  /** For pages that only make sense to their visitor. */
  noindex?: boolean
}

// The web role reads it too, and says more of it (server/web/fileFacts.ts).
const FOUND_UNTIL = 'unavailable_after: '

const DEFAULT: Locale = 'nl'

// Who shares a link seldom reads AVIF or WebP.
const shared = (picture: string) => assetAt(picture, 960, 'jpeg')

/**
 * The document's head (Gatsby's Head): language, title, canonical, the page in other languages, shared card.
 * By `createElement`, as Gatsby keeps React 19 from moving an element to the document by itself only there: with
 * the other runtime a page that comes alive has two of each for a moment.
 */
export function Seo({
  frame,
  title,
  headed,
  description,
  canonical,
  alternates,
  picture,
  pictureAlt,
  jsonLd,
  foundUntil,
  previous,
  next,
  noindex,
}: Props) {
  const { locale, name, origin, brand } = frame
  const described = noindex ? description : siteDescription(description ?? '', title, frame)
  // A listing has a path in every language, and pages in those of the site only.
  const languages = frame.languages.filter((language) => alternates?.[language])
  return (
    <>
      <html lang={locale} />
      <title>{siteTitle(headed ?? title, frame)}</title>
      {described && <meta name="description" content={described} />}
      {noindex && <meta name="robots" content="noindex" />}
      {foundUntil && <meta name="robots" content={`${FOUND_UNTIL}${foundUntil}`} />}
      {canonical !== undefined && <link rel="canonical" href={origin + canonical} />}
      {previous !== undefined && <link rel="prev" href={origin + previous} />}
      {next !== undefined && <link rel="next" href={origin + next} />}
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + alternates?.[language]} />
      ))}
      {languages.includes(DEFAULT) && (
        <link rel="alternate" hrefLang="x-default" href={origin + alternates?.[DEFAULT]} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale} />
      {described && <meta property="og:description" content={described} />}
      {canonical !== undefined && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:type" content="website" />
      {picture && <meta property="og:image" content={absolute(origin, shared(picture))} />}
      {picture && pictureAlt && <meta property="og:image:alt" content={pictureAlt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
      {brand && <style>{brand}</style>}
      <link rel="icon" href="/img/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
