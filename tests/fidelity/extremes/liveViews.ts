import type { Estate, EstateResult } from '../../../src/contract/estate'
import type { EstateMap } from '../../../src/contract/estateMap'
import { LOCALES } from '../../../src/contract/locales'
import type { Site } from '../../../src/contract/site'
import { estateCard } from '../../../src/domain/estate/estateCard'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { mapPlaces } from '../../../src/domain/map/mapPlaces'
import { mapPins } from '../../../src/domain/search/mapPins'
import type { TestApi } from '../../support/siteApi'
import { tried } from './faults'

async function asked<T>(api: TestApi, path: string, body?: object, most = 399): Promise<T> {
  const { status, body: answer, text } = await api.ask(`/sites/demo/${path}`, body ? { body } : {})
  if (status > most) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`)
  return answer as T
}

/** What a visitor's browser asks and makes of it: cards, counts, pins, one thing. */
export async function liveViews(api: TestApi, site: Site) {
  const { results } = await asked<EstateResult>(api, 'estates', { pagination: { from: 0, size: 100 } })
  for (const doc of results)
    await tried(`card ${doc.general.id}`, () => {
      const estate = fromApi(doc, site.settings)
      for (const locale of LOCALES) if (estate) estateCard(estate, locale)
    })
  await tried('pins', async () => mapPlaces(mapPins(await asked<EstateMap>(api, 'estate-map', {}))))
  await tried('rental pins', async () =>
    mapPlaces(mapPins(await asked<EstateMap>(api, 'rental-units/map', {}))),
  )
  const calls = ['estate-filters', 'rental-units/filters', 'rental-units']
  for (const path of calls) await tried(path, () => asked(api, path, {}))
  for (const { general } of results as Estate[])
    for (const path of [
      `estates/group/${general.id}`,
      `estates/${general.id}/contact-info`,
      `estate-pages/${general.id}/fr`,
    ])
      await tried(path, () => asked(api, path))
  for (const id of [1, 2, 3, 4, 5])
    for (const path of [`rental-units/${id}/periods`, `rental-units/${id}/calendar.ics`])
      await tried(path, () => asked(api, path, undefined, 404))
}
