import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateScripts } from './templateScripts'

test('a template’s own scripts are named, not those of every page, nor what is no script', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-scripts-'))
  try {
    await mkdir(join(dir, 'public'))
    const assetsByChunkName = {
      app: ['framework-1.js', 'app-1.js'],
      'component---estate': ['framework-1.js', 'shared-1.js', 'estate-1.js', 'estate-1.css'],
      lightbox: ['lightbox-1.js'],
    }
    await writeFile(join(dir, 'public/webpack.stats.json'), JSON.stringify({ assetsByChunkName }))
    expect(templateScripts(dir)).toEqual({ 'component---estate': ['/shared-1.js', '/estate-1.js'] })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
