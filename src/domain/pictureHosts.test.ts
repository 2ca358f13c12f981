import { foreignHost, namesFile } from './pictureHosts'

const site = {
  hostnames: ['www.huis.example'],
  settings: { pictureHosts: ['cdn.example', 'fotos.example:8443'] },
}

it.each([
  ['/sites/demo/assets/e7-1', undefined],
  ['img/a.jpg', undefined],
  ['', undefined],
  ['https://www.huis.example/sites/demo/assets/e7-1', undefined],
  ['https://cdn.example/a.jpg', undefined],
  ['HTTPS://CDN.example/a.jpg', undefined],
  ['https://fotos.example:8443/a.jpg', undefined],
  ['https://fotos.example/a.jpg', 'https://fotos.example'],
  ['http://cdn.example/a.jpg', 'http://cdn.example'],
  ['//elsewhere.example/a.jpg', 'https://elsewhere.example'],
  ['\\\\elsewhere.example/a.jpg', 'https://elsewhere.example'],
  ['https://cdn.example@elsewhere.example/a.jpg', 'https://elsewhere.example'],
  ['https://a.cdn.example/a.jpg', 'https://a.cdn.example'],
  ['https:/elsewhere.example/a.jpg', 'https://elsewhere.example'],
  ['https:elsewhere.example/a.jpg', 'https://elsewhere.example'],
  [' HTTPS:elsewhere.example', 'https://elsewhere.example'],
])('a picture at %s is on a host that is not named: %s', (link, host) => {
  expect(foreignHost(link, site)).toBe(host)
})

it('names no host where the settings say nothing of any', () => {
  expect(foreignHost('https://cdn.example/a.jpg', { hostnames: [], settings: {} })).toBe(
    'https://cdn.example',
  )
})

it.each([
  ['photos/12-front.jpg', true],
  ['front.jpg', true],
  ['C:\\photos\\front.jpg', true],
  ['../front.jpg', true],
  ['/sites/demo/assets/e7-1', false],
  ['//cdn.example/a.jpg', false],
  ['\\\\cdn.example\\a.jpg', false],
  ['https://cdn.example/a.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
])('whether %s names a file: %s', (link, isFile) => {
  expect(namesFile(link)).toBe(isFile)
})
