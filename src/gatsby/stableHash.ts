import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/**
 * Gatsby writes webpack's compilation hash into every page, and that hash differs between a cold and a warm build
 * though no file does: the second build would write every page again. This sets it from the names of the emitted
 * files, which carry the hash of their content.
 */
export class StableHash {
  apply(compiler: Compiler) {
    // Before Gatsby's own plugin, which writes the hash into the scripts of every page: with two hashes about, a
    // browser takes its page for an old one and loads it a second time.
    compiler.hooks.done.tap({ name: 'StableHash', stage: -1000 }, ({ compilation }) => {
      const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).sort()
      compilation.hash = createHash('md5').update(files.join('\n')).digest('hex').slice(0, 20)
    })
  }
}
