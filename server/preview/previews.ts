import type { Locale } from '../../src/contract/locales'

/** What stands in an address below `/preview/`. */
export interface PreviewAsked {
  token: string
  /** Address of the page, '' when the link has none. */
  path: string
}

export type PreviewAnswer =
  | { is: 'page'; html: string; pageData: string; locale: Locale; expires: number }
  /** The page of the draft stands at another address now. */
  | { is: 'moved'; path: string }
  /** The draft is no draft any more: public, or taken back. */
  | { is: 'settled' }
  /** Wrong, expired, or of another site; or the site will not show it. */
  | { is: 'nothing' }
  /** Nothing can be rendered before the next build has ended. */
  | { is: 'later' }

/** Answers what a preview link shows, on one site. */
export type Previews = (asked: PreviewAsked) => Promise<PreviewAnswer>

export const previewPath = (token: string, path: string) => `/preview/${token}${path}`
