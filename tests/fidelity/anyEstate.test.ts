import fc from 'fast-check'
import { checker } from '../../src/contract/check'
import { LOCALES } from '../../src/contract/common'
import { Estate } from '../../src/contract/estate'
import { RentalUnit } from '../../src/contract/rental'
import { estateCard } from '../../src/domain/estate/estateCard'
import { estateView } from '../../src/domain/estate/estateView'
import { fromApi } from '../../src/domain/estate/fromApi'
import { rentalCard } from '../../src/domain/rental/rentalCard'
import { rentalView } from '../../src/domain/rental/rentalView'
import { arbitraryEstate, arbitraryRentalUnit } from '../support/arbitraryEstate'
import { site } from '../support/builders'
import { blemishes } from './blemishes'

const RUNS = 150
const locale = fc.constantFrom(...LOCALES)
const shown = { ...site, hiddenStatus: [] }

test('the listings made up here are listings of the contract', () => {
  const check = checker(Estate)
  fc.assert(
    fc.property(arbitraryEstate, (estate) => {
      expect(check(estate)).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('the page and the card of any listing say nothing broken, in any language', () => {
  fc.assert(
    fc.property(arbitraryEstate, locale, (doc, language) => {
      const estate = fromApi(doc, shown)
      if (!estate) throw new Error('Nothing is hidden here')
      const unit = estate.children[0]
      expect(blemishes(estateView(estate, language, shown))).toEqual([])
      expect(blemishes(estateCard(estate, language))).toEqual([])
      if (unit) expect(blemishes(estateView(unit, language, shown, { project: estate }))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('the page and the card of any holiday unit say nothing broken, in any language', () => {
  const check = checker(RentalUnit)
  fc.assert(
    fc.property(arbitraryRentalUnit, locale, (unit, language) => {
      expect(check(unit)).toEqual([])
      expect(blemishes(rentalView(unit, language, shown))).toEqual([])
      expect(blemishes(rentalCard(unit, language))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

/** Nothing that a listing made up here could hold by chance: digits alone stood in the height of a picture. */
const SECRET = { street: 'Geheimstraat', number: '98765-geheim', lat: 50.8765432, lon: 4.3456789 }

test('a hidden address is told nowhere: not on the page, not on the card, not in a path', () => {
  fc.assert(
    fc.property(arbitraryEstate, locale, (doc, language) => {
      const address = {
        ...doc.address,
        visible: false,
        street: { [language]: SECRET.street },
        street_address: `${SECRET.street} ${SECRET.number}`,
        number: SECRET.number,
        geoLocation: { lat: SECRET.lat, lon: SECRET.lon },
      }
      const estate = fromApi({ ...doc, address, children: [{ ...doc, address, children: [] }] }, shown)
      if (!estate) throw new Error('Nothing is hidden here')
      const unit = estate.children[0] ?? estate
      const told = [
        estateView(estate, language, shown),
        estateView(unit, language, shown, { project: estate }),
        estateCard(estate, language),
      ]
      for (const secret of Object.values(SECRET)) {
        expect(JSON.stringify(told).toLowerCase()).not.toContain(String(secret).toLowerCase())
      }
    }),
    { numRuns: RUNS },
  )
})

test('a listing keeps its words whatever the order in which views are made', () => {
  fc.assert(
    fc.property(arbitraryEstate, (doc) => {
      const views = () => {
        const estate = fromApi(doc, shown)
        return estate && LOCALES.map((language) => estateView(estate, language, shown))
      }
      const before = JSON.stringify(doc)
      expect(views()).toEqual(views())
      expect(JSON.stringify(doc)).toBe(before)
    }),
    { numRuns: 50 },
  )
})
