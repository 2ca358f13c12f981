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
