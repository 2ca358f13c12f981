import { isOwnPath, parsedUrl } from './parsedUrl'

test('an address is read, by itself or from where it stands', () => {
  expect(parsedUrl('https://tour.example/a b')?.href).toBe('https://tour.example/a%20b')
  expect(parsedUrl('/nl/te-koop', 'https://site.example')?.pathname).toBe('/nl/te-koop')
})

test.each(['', '/nl/te-koop', 'https://[', 'http://%'])('%j is none', (address) => {
  expect(parsedUrl(address)).toBeUndefined()
})

test.each(['/assets/a.jpg', '/nl/te-koop?a=//b'])('%j is a path of its own site', (address) => {
  expect(isOwnPath(address)).toBe(true)
})

// A browser leaves out what is no character of an address, and takes `\\` for `/`.
test.each(['', 'a.jpg', 'https://a.example/b', '//a.example/b', '/\\a.example', '/\t/a.example', ' /a'])(
  'of %j that has to be read',
  (address) => {
    expect(isOwnPath(address)).toBe(false)
  },
)
