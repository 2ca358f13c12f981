import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'
import type { Rng } from '../rng'
import type { Profile } from './profile'
import { saleOf } from './sale'

type Sticker = NonNullable<ImportData<'estate'>['general']['sticker']>

const sticker = (id: number, name: Sticker['name'], color?: string, colorText?: string): Sticker => ({
  id,
  name,
  ...(color && { color }),
  ...(colorText && { colorText }),
})

const stickers = {
  sold: sticker(1, texts('Verkocht', 'Vendu', 'Sold', 'Verkauft'), '#1D1F1B', '#FBFAF7'),
  rented: sticker(2, texts('Verhuurd', 'Loué', 'Let', 'Vermietet'), '#1D1F1B', '#FBFAF7'),
  option: sticker(3, texts('Onder optie', 'Sous option', 'Under option', 'Reserviert'), '#8A5A0F', '#FFFFFF'),
  lower: sticker(5, texts('Nieuwe prijs', 'Nouveau prix', 'New price', 'Neuer Preis'), '#9E3F27', '#FFFFFF'),
  lifeAnnuity: sticker(7, texts('Lijfrente', 'Viager', 'Life annuity', 'Leibrente')),
  bids: sticker(
    8,
    texts('Openbare verkoop', 'Vente publique', 'Public auction', 'Öffentlicher Verkauf'),
    '#2F4858',
    '#FFFFFF',
  ),
}

/** What is stuck on the picture; most listings have nothing. That one is new the site finds itself, by its day. */
export const stickerFor = (profile: Profile, rng: Rng): Sticker | undefined => {
  const { status } = profile
  const sale = saleOf(profile)
  if (status === 'SOLD') return stickers.sold
  if (status === 'RENTED') return stickers.rented
  if (status === 'TAKEN_OVER') return undefined
  const drawn = rng.weighted([
    [undefined, 84.5],
    [stickers.option, 9],
    [status === 'FOR_SALE' ? stickers.lower : undefined, 6],
  ])
  // How it is sold matters more than what became of its price.
  return sale === 'bids' ? stickers.bids : sale === 'annuity' ? stickers.lifeAnnuity : drawn
}
