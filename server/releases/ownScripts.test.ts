import { MARK_SEARCHED } from '../../src/domain/search/searchedMark'
import { codeHash } from './inlineCode'
import { ownScripts, pathOfPage, scriptsOfPage } from './ownScripts'
import { pageHtml, temporaryFolder, writeTree } from './testing/buildTree'

const CHUNKS = 'window.___chunkMapping="{}";'

test('a build puts the scripts of its slices, of its plainest page and of its lists on pages, not what else is in one', async () => {
  const { dir, remove } = await temporaryFolder()
  await writeTree(dir, {
    '404.html': `<script type="module">lazy()</script>${pageHtml('/404.html')}`,
    '_gatsby/slices/_gatsby-scripts-1.html': `<script id="gatsby-chunk-mapping">${CHUNKS}</script><script src="/a.js"></script>`,
    'nl/over-ons/index.html': '<script>evil()</script>',
  })
  expect(await ownScripts(dir)).toEqual(['lazy()', CHUNKS, MARK_SEARCHED].map(codeHash))
  await remove()
})

test.each([
  ['nl/te-koop/index.html', '/nl/te-koop'],
  ['index.html', '/'],
  ['404.html', '/404.html'],
])('the page of %s is told that it stands at %s', (name, path) => {
  expect(pathOfPage(name)).toBe(path)
  expect(scriptsOfPage(["'sha256-a'"], name)).toEqual([
    "'sha256-a'",
    codeHash(`/*<![CDATA[*/window.pagePath="${path}";/*]]>*/`),
  ])
})
