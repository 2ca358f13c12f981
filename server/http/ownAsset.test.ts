import { mayRedirectTo, ownAsset } from './ownAsset'

const origins = ['https://huis.example', 'http://127.0.0.1:8010']

describe('whether a photo is one of the site’s own pictures', () => {
  it.each([
    ['/sites/demo/assets/sea.jpg', 'sea.jpg'],
    ['/sites/demo/assets/sea.jpg?hash=01234567&version=640', 'sea.jpg'],
    ['https://huis.example/sites/demo/assets/sea', 'sea'],
    ['/sites/other/assets/sea.jpg', undefined],
    ['https://elsewhere.example/sites/demo/assets/sea', undefined],
    ['/sites/demo/assets/../pages', undefined],
    ['/img/sea.jpg', undefined],
  ])('%s', (link, name) => {
    expect(ownAsset(link, 'demo', origins)).toBe(name)
  })
})

describe('where a visitor may be sent', () => {
  it.each([
    ['https://elsewhere.example/sea.jpg', true],
    ['/img/sea.jpg', true],
    ['//elsewhere.example/sea.jpg', false],
    ['/\\elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['https://elsewhere.example/\r\nSet-Cookie: a=b', false],
  ])('%s: %s', (link, expected) => {
    expect(mayRedirectTo(link)).toBe(expected)
  })
})
