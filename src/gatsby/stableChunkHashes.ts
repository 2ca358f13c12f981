import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/**
 * Gatsby renders every page of a template anew when the hash of one of its chunks changed, and that hash may differ between a
 * cold and a warm build though the compiled renderer is the same byte for byte. This sets it from what is in the chunk's files.
 */
export class StableChunkHashes {
  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_REPORT: last } = compiler.webpack.Compilation
    compiler.hooks.compilation.tap('StableChunkHashes', (compilation) => {
      const digests = new Map<string, string>()
      // Once they are written, webpack keeps no more of the files than their size.
      compilation.hooks.processAssets.tap({ name: 'StableChunkHashes', stage: last }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          digests.set(file, createHash('md5').update(source.buffer()).digest('hex'))
      })
      compiler.hooks.done.tap({ name: 'StableChunkHashes', stage: -1000 }, (stats) => {
        if (stats.compilation !== compilation) return
        for (const chunk of compilation.chunks) {
          const parts = [...chunk.files].sort().map((file) => digests.get(file) ?? '')
          chunk.hash = createHash('md5').update(parts.join()).digest('hex')
        }
      })
    })
  }
}
