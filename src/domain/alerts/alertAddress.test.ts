import { alertAddress, alertPageId } from './alertAddress'

const pageIdOf = (address: string) => alertPageId(new URL(address, 'https://site.example').searchParams)

describe('the address where one subscribes to a search', () => {
  it('carries the search and the list page it was made on', () => {
    const address = alertAddress('fr', 'city=44021&price-max=250000', 12)
    expect(address).toBe('/fr/tenez-moi-au-courant?city=44021&price-max=250000&pageId=12')
    expect(pageIdOf(address)).toBe(12)
  })

  it('is the plain page without a search', () => {
    expect(alertAddress('nl')).toBe('/nl/hou-me-op-de-hoogte')
    expect(pageIdOf(alertAddress('nl'))).toBeUndefined()
  })

  it.each(['0', '-1', 'x', '1e3', '99999999999', ''])('names no page by “%s”', (id) => {
    expect(pageIdOf(`/nl/hou-me-op-de-hoogte?pageId=${id}`)).toBeUndefined()
  })
})
