import fc from 'fast-check'
import { Estate } from '../../src/contract/estate'
import { LOCALES } from '../../src/contract/locales'
import { estateView } from '../../src/domain/estate/estateView'
import { fromApi } from '../../src/domain/estate/fromApi'
import { arbitraryOf } from '../support/arbitraryOf'
import { site } from '../support/builders'

/** Bytes a page may carry for one listing. */
const MOST = 24_000

const description = 'Deze ruime woning ligt in een rustige straat op wandelafstand van het centrum. '.repeat(
  16,
)
const pictures = Array.from({ length: 16 }, (_, index) => ({
  file: `/sites/demo/assets/e100234-${index}?hash=3f2a9c1b`,
  thumbnail: `/sites/demo/assets/e100234-${index}?version=320&hash=3f2a9c1b`,
  index,
  width: 1600,
  height: 1067,
}))

test('a listing with every field filled and sixteen pictures weighs under 24 kB', () => {
  const everything = arbitraryOf<Estate>(Estate, { without: ['children'], full: true })
  for (const doc of fc.sample(everything, { numRuns: 20, seed: 11 })) {
    const general = {
      ...doc.general,
      description: { nl: description, fr: description, en: description, de: description },
    }
    const estate = fromApi({ ...doc, general, pictures }, site)
    if (!estate) throw new Error('Nothing is hidden here')
    for (const locale of LOCALES) {
      expect(Buffer.byteLength(JSON.stringify(estateView(estate, locale, site)))).toBeLessThan(MOST)
    }
  }
})
