import { textChanges } from './compareTrees'

const page = `<!DOCTYPE html><html data-made-of="11d5a86" lang="nl"><head>
<link rel="preload" as="script" href="/commons-e3ecd73c.js" fetchPriority="low"/>
<link rel="preload" as="image" imageSrcSet="/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=640.avif 640w"/>
<title data-gatsby-head="true">Huis in Gent</title><meta name="description" content="Drie slaapkamers."/>
<meta property="og:image" content="https://huis.example/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=960.jpeg"/>
<script type="application/ld+json">{"@graph":[{"name":"Huis","price":250000,"image":["https://huis.example/sites/demo/assets/e1-0?hash=0123456789abcdef"]}]}</script>
<style data-href="/styles.a1b2c3.css">.a{color:red}</style></head><body><h1>Huis in Gent</h1>
<picture><source type="image/avif" srcSet="/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=640.avif 640w"/><img src="/sites/demo/assets/e1-0?hash=0123456789abcdef" width="4" alt="Voorgevel" loading="lazy"/></picture>
<table><tr><th>Prijs</th><td>€ 250.000</td></tr><tr><th>Kamers</th><td>3</td></tr></table><a class="x" href="/nl/contact">Contact</a>
<script>window.___webpackCompilationHash="35fa29";</script><script>window.___chunkMapping="{\\"app\\":[\\"/app-e1.js\\"]}";</script>
<script src="/app-e10397357f8cb8374051.js" async></script></body></html>`

const data = JSON.stringify({
  path: '/nl/1',
  result: {
    data: {
      price: 250000,
      logo: '/sites/demo/assets/logo.svg?version=640',
      pictures: { file: '/sites/demo/assets/e1-', list: [['0?hash=5696122614f30b99', 'Voorgevel']] },
    },
  },
})

const changed = (text: string, was: string | RegExp, is: string) => {
  const other = text.replace(was, is)
  expect(other).not.toBe(text)
  return other
}
const inPage = (was: string | RegExp, is: string) =>
  textChanges('nl/1/index.html', page, changed(page, was, is))
const inData = (was: string | RegExp, is: string) =>
  textChanges('page-data/nl/1/page-data.json', data, changed(data, was, is))

describe('two builds of a page say the same', () => {
  it.each<[string, string | RegExp, string]>([
    ['when a script has another name', /app-e10397357f8cb8374051/, 'app-0000'],
    ['when a script more is loaded', '<script src=', '<script src="/b.js" async></script><script src='],
    ['when a script is loaded ahead no more', /<link rel="preload" as="script"[^>]*>\n/, ''],
    ['when a style has another name', 'styles.a1b2c3.css', 'styles.ffff.css'],
    ['when the scripts are another build', '35fa29', '99'],
    ['when the list of scripts is another', /___chunkMapping="[^;]*;/, '___chunkMapping="{}";'],
    ['when a picture has another address', /hash=0123456789abcdef/g, 'hash=ffff'],
    ['when a picture has another name', /assets\/e1-0/g, 'assets/voorgevel.jpg'],
    ['when pictures have no sources', /<picture><source[^>]*>(<img[^>]*>)<\/picture>/, '$1'],
    ['when a picture is loaded at once', ' loading="lazy"', ''],
    ['when the mark of its data is another', '11d5a86', '22e6b97'],
  ])('%s', (_what, was, is) => {
    expect(inPage(was, is)).toEqual([])
  })

  it.each<[string, string | RegExp, string]>([
    ['when a picture has another hash', '5696122614f30b99', 'ffffffffffffffff'],
    ['when pictures lie elsewhere', '/sites/demo/assets/e1-', '/sites/demo/assets/huis-'],
    ['when a logo has another version', 'version=640', 'version=320'],
  ])('in its data: %s', (_what, was, is) => {
    expect(inData(was, is)).toEqual([])
  })
})

describe('two builds of a page say something else', () => {
  it.each<[string, string | RegExp, string, string[]]>([
    [
      'a title',
      '<title data-gatsby-head="true">Huis',
      '<title data-gatsby-head="true">Villa',
      ['was    title: Huis in Gent\nis     title: Villa in Gent'],
    ],
    ['a word', '<h1>Huis', '<h1>Woning', ['was    h1: Huis in Gent\nis     h1: Woning in Gent']],
    [
      'a description',
      'Drie',
      'Vier',
      [
        'was    <meta name="description" content="Drie slaapkamers."/>\nis     <meta name="description" content="Vier slaapkamers."/>',
      ],
    ],
    [
      'a value of structured data',
      '"price":250000',
      '"price":1',
      ['was    JSON-LD.@graph.0.price: 250000\nis     JSON-LD.@graph.0.price: 1'],
    ],
    [
      'a row',
      '<tr><th>Kamers</th><td>3</td></tr>',
      '',
      [
        'gone   <tr>\ngone   <th>\ngone   th: Kamers\ngone   </th>\ngone   <td>\ngone   td: 3\ngone   </td>\ngone   </tr>',
      ],
    ],
    [
      'a link',
      '/nl/contact',
      '/nl/over-ons',
      ['was    <a class="x" href="/nl/contact">\nis     <a class="x" href="/nl/over-ons">'],
    ],
    [
      'what a picture says',
      'alt="Voorgevel"',
      'alt="Tuin"',
      ['was    <img alt="Voorgevel">\nis     <img alt="Tuin">'],
    ],
    [
      'the name of a class',
      'class="x"',
      'class="y"',
      ['was    <a class="x" href="/nl/contact">\nis     <a class="y" href="/nl/contact">'],
    ],
    ['a style', 'color:red', 'color:blue', ['was    style: .a{color:red}\nis     style: .a{color:blue}']],
    ['its language', 'lang="nl"', 'lang="fr"', ['was    <html lang="nl">\nis     <html lang="fr">']],
  ])('%s', (_what, was, is, told) => {
    expect(inPage(was, is)).toEqual(told)
  })

  it('a value of its data, with the way to it', () => {
    expect(inData('250000', '5')).toEqual(['was    result.data.price: 250000\nis     result.data.price: 5'])
    expect(inData('Voorgevel', 'Tuin')).toEqual([
      'was    result.data.pictures.list.0.1: "Voorgevel"\nis     result.data.pictures.list.0.1: "Tuin"',
    ])
  })

  it('where an image is gone, or came', () => {
    expect(inPage(/<img[^>]*>/, '')).toEqual(['gone   <img alt="Voorgevel">'])
  })

  it('of a long list only the places that differ', () => {
    const list = (first: string, last: string) =>
      `<urlset><loc>${first}</loc>${'<loc>b</loc>'.repeat(900)}<loc>${last}</loc></urlset>`
    expect(textChanges('sitemap.xml', list('a', 'c'), list('x', 'z'))).toEqual([
      'was    loc: a\nis     loc: x',
      'was    loc: c\nis     loc: z',
    ])
  })

  it('of a long text only where it differs', () => {
    const long = (word: string) => `<p>${'veel '.repeat(300)}${word}${' meer'.repeat(300)}</p>`
    const [told = ''] = textChanges('a.html', long('huis'), long('villa'))
    expect(told).toContain('huis')
    expect(told.length).toBeLessThan(400)
  })
})
