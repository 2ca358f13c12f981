import { estates, euro, faultsOf, projects, type DemoEstate } from '../../tests/support/demoEstates'
import { decimal } from '../../src/domain/format/number'
import { regionOf } from '../../src/domain/rules/region'

const RATES = [6, 12, 21] as const
/** VAT on the construction at a rate, in euro. */
const vatAt = ({ listing }: DemoEstate, rate: (typeof RATES)[number]): number =>
  euro(listing?.financial?.[`construction_vat_${rate}`])

const isLet = ({ status, general }: DemoEstate): boolean => general.period != null || status?.id === 3

describe('the prices and costs of each of 440 demo listings', () => {
  it('add up to the totals that stand below them', () => {
    let totals = 0
    const wrong = faultsOf((estate) => {
      const { general, listing } = estate
      const costs = listing?.notary_cost
      const price = euro(general.price?.value)
      const banded = euro(costs?.registration_fee_12)
      const duty = euro(general.registrationCost)
      const vat = RATES.map((rate) => euro(vatAt(estate, rate)))
      const notary = euro(general.notarySalery) || euro(costs?.notary_fee)
      const parts = duty + vat.reduce((sum, one) => sum + one) + notary + euro(costs?.fixed_fee)
      const told = [costs?.total, costs?.total_including_costs, general.totalPrice].filter((total) =>
        euro(total),
      )
      totals += told.length
      return [
        banded > 0 && banded !== duty && `duty of ${duty}, and by its bands ${banded}`,
        told.length > 0 && !(notary && duty && euro(costs?.fixed_fee)) && 'a total whose parts are not told',
        euro(costs?.total) && costs?.total !== parts && `costs of ${costs?.total}, by their parts ${parts}`,
        euro(costs?.total_including_costs) &&
          price &&
          costs?.total_including_costs !== price + parts &&
          'sum with costs',
        euro(general.totalPrice) &&
          price &&
          general.totalPrice !== price + parts &&
          `total of ${general.totalPrice}`,
      ]
    })
    expect(wrong).toEqual([])
    expect(totals).toBeGreaterThan(300)
  })

  it('ask duty at one rate a region, on the land alone where the construction is under VAT, and name that rate', () => {
    let asked = 0
    const wrong = faultsOf(({ general, listing, address }) => {
      const { registrationCost, constructionValue, groundValue, price, tax } = general
      const costs = listing?.notary_cost
      const rate = { FLANDERS: 12, BRUSSELS: 12.5, WALLONIA: 12.5 }[regionOf(address) ?? 'FLANDERS']
      const base = euro(constructionValue) ? euro(groundValue) : euro(price?.value)
      if (euro(registrationCost)) asked++
      return [
        euro(registrationCost) &&
          registrationCost !== Math.round((base * rate) / 100) &&
          `duty of ${registrationCost} on ${base}`,
        (euro(costs?.registration_fee_6) || euro(costs?.registration_fee_21)) && 'duty at another rate',
        euro(registrationCost) &&
          !tax?.nl?.includes(`egistratiebelasting ${decimal(rate)} %`) &&
          `a duty whose rate is told as ${tax?.nl}`,
      ]
    })
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })

  it('say at which rate the costs are counted, and that who buys an only home pays less', () => {
    const homes = estates.filter(
      ({ general, listing }) =>
        euro(general.registrationCost) &&
        !euro(general.constructionValue) &&
        !listing?.financial?.construction_vat_6 &&
        ['HOUSE', 'APARTMENT'].includes(general.headType.code ?? ''),
    )
    const told = new Set(
      homes.map(
        ({ general, address }) => `${regionOf(address)}: ${general.tax?.nl?.split('; ')[1] ?? 'nothing'}`,
      ),
    )
    expect([...told].sort()).toEqual([
      'BRUSSELS: mogelijk minder voor wie zijn enige eigen woning koopt, door een abattement',
      'FLANDERS: 2 % voor wie zijn enige eigen woning koopt',
      'WALLONIA: 3 % voor wie zijn enige eigen woning koopt',
    ])
  })

  it('tell the whole cost of every home that is for sale for a price, and of all units of a project or of none', () => {
    const told = ({ general, listing }: DemoEstate) =>
      [
        general.registrationCost,
        listing?.notary_cost?.notary_fee,
        listing?.notary_cost?.fixed_fee,
        listing?.notary_cost?.total,
        listing?.notary_cost?.total_including_costs,
        general.totalPrice,
      ].map((amount) => euro(amount) > 0)
    const forSale = estates.filter(
      ({ status, listing, general }) =>
        status?.id === 1 && !general.project && !listing?.notary && general.price,
    )
    expect(
      forSale.filter((estate) => new Set(told(estate)).size > 1).map(({ general }) => general.id),
    ).toEqual([])
    const homes = forSale.filter(({ general }) =>
      ['HOUSE', 'APARTMENT'].includes(general.headType.code ?? ''),
    )
    expect(homes.length).toBeGreaterThan(50)
    expect(homes.filter((estate) => !told(estate)[0]).map(({ general }) => general.id)).toEqual([])
    const uneven = projects.filter(({ units }) => new Set(units.map((unit) => told(unit).join())).size > 1)
    expect(uneven.map(({ project }) => project.general.id)).toEqual([])
  })

  it('have a price each, but for one of each site that has to be asked for', () => {
    const unpriced = estates.filter(
      ({ general, status, listing, isSold }) =>
        !isSold &&
        [1, 2, 3].includes(status?.id ?? 1) &&
        !((euro(general.price?.value) || euro(listing?.financial?.price)) && !listing?.financial?.vat_regime),
    )
    expect(unpriced.map(({ general }) => general.id)).toEqual([10_004, 10_004])
  })

  it('split a price under VAT into parts that make the price, and tax them at the rate they name', () => {
    let split = 0
    const wrong = faultsOf((estate) => {
      const { general, listing } = estate
      const financial = listing?.financial
      const price = euro(general.price?.value)
      const built = euro(general.constructionValue)
      const rate = RATES.find((one) => vatAt(estate, one))
      if (!rate || !price || !built || built === price) return []
      split++
      const parts = euro(financial?.land_price) + euro(financial?.infrastructure_price) + built
      return [
        parts !== price && `${price} in parts of ${parts}`,
        general.tax?.nl && !general.tax.nl.includes(`${rate} %`) && `${general.tax.nl} with VAT of ${rate} %`,
        vatAt(estate, rate) !== Math.round((built * rate) / 100) && 'another VAT',
      ]
    })
    expect(wrong).toEqual([])
    expect(split).toBeGreaterThan(10)
  })

  it('ask one deposit, of no more months than the law of the region allows', () => {
    const wrong = faultsOf((estate) => {
      const { general, listing, address } = estate
      const rent = euro(general.price?.value) / ({ WEEK: 0.5, YEAR: 12 }[general.period as string] ?? 1)
      const most = address.region === 'FLANDERS' ? 3 : 2
      const deposits = [general.deposit, listing?.financial?.warranty].map(euro).filter(Boolean)
      return [
        new Set(deposits).size > 1 && `deposits of ${deposits.join(' and ')}`,
        rent > 0 && Math.max(0, ...deposits) > rent * most + 1 && `${deposits[0]} for a rent of ${rent}`,
        deposits.length > 0 && !isLet(estate) && 'a deposit of what is sold',
      ]
    })
    expect(wrong).toEqual([])
  })

  it('sell by bids, for a rent for life or for a price, and tell no costs of what nobody knows the price of', () => {
    let bids = 0
    const wrong = faultsOf(({ general, listing }) => {
      const { notary, notary_cost: costs, financial } = listing ?? {}
      const isAuction = Boolean(notary?.session_date ?? notary?.interactive_sale_bid_start)
      if (isAuction) bids++
      const sticker = general.sticker?.name?.nl
      const isSold = sticker === 'Verkocht'
      const price = general.price?.value
      const isUnpriced = isAuction || notary?.annuity
      return [
        general.priceFrom && !general.project && !isAuction && '“from” on one home',
        isAuction && notary?.annuity && 'bids and a rent for life',
        isAuction && !notary?.setting_price && 'bids that start nowhere',
        isAuction &&
          price !== undefined &&
          price !== notary?.setting_price &&
          `${price}, bids from ${notary?.setting_price}`,
        isAuction && !general.priceFrom && 'bids that end where they start',
        isAuction && !isSold && sticker !== 'Openbare verkoop' && `bids under ${sticker}`,
        !isSold &&
          listing &&
          (sticker === 'Lijfrente') !== Boolean(notary?.annuity) &&
          `rent for life under ${sticker}`,
        isUnpriced &&
          (costs ?? financial?.price_per_square_meter ?? general.notarySalery ?? general.totalPrice) &&
          'costs of an unknown price',
        isUnpriced && euro(general.registrationCost) && 'duty on an unknown price',
      ]
    })
    expect(wrong).toEqual([])
    expect(bids).toBeGreaterThan(5)
  })
})
