import type { Locale } from '../../contract/common'
import { nameIn } from '../localized'
import type { DomainEstate } from './fromApi'
import type { StickerView } from './types'

const hex = (colour: string | null | undefined) =>
  colour ? `#${colour.replace(/^#/, '').toLowerCase()}` : undefined

/** The listing's sticker; black on white is how the back office writes "no colours" (spec §5). */
export function stickerView(estate: DomainEstate, locale: Locale): StickerView | undefined {
  const sticker = estate.general.sticker
  const name = nameIn(sticker?.name, locale)
  if (!sticker || !name) return undefined
  const background = hex(sticker.color)
  const colour = hex(sticker.colorText)
  if (background === '#ffffff' && colour === '#000000') return { name }
  return { name, ...(background && { background }), ...(colour && { colour }) }
}

const said = (words: string, locale: Locale) => words.trim().toLocaleLowerCase(locale)

/** The sticker, unless it says once more what stands beside it: `Verkocht`. */
export function stickerBeside(
  words: string,
  sticker: StickerView | undefined,
  locale: Locale,
): StickerView | undefined {
  return sticker && said(sticker.name, locale) !== said(words, locale) ? sticker : undefined
}

/**
 * How a listing stands, as a table says it: its status and what the sticker on its card says besides.
 * @example standing('Te koop', { name: 'Onder optie' }, 'nl') // 'Te koop · Onder optie'
 */
export function standing(statusName: string, sticker: StickerView | undefined, locale: Locale): string {
  const beside = stickerBeside(statusName, sticker, locale)
  return [statusName, beside?.name].filter(Boolean).join(' · ')
}
