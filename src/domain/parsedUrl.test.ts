import { parsedUrl } from './parsedUrl'

test('an address is read, by itself or from where it stands', () => {
  expect(parsedUrl('https://tour.example/a b')?.href).toBe('https://tour.example/a%20b')
  expect(parsedUrl('/nl/te-koop', 'https://site.example')?.pathname).toBe('/nl/te-koop')
})

test.each(['', '/nl/te-koop', 'https://[', 'http://%'])('%j is none', (address) => {
  expect(parsedUrl(address)).toBeUndefined()
})
