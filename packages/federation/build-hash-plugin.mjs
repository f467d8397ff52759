import { createHash } from 'node:crypto'
import webpack from 'webpack'

/** The placeholder for the build's hash. It has letters only, because webpack makes identifiers of it. */
export const buildHashPlaceholder = 'BUILDHASHPLACEHOLDER'

const placeholders = new RegExp(buildHashPlaceholder, 'g')

const hashLength = 8

/**
 * Puts the hash of the whole build in the place of `buildHashPlaceholder`, in scripts, styles and the manifest. Names that
 * two builds of a remote must not share on one page contain it. The hash is that of the minified scripts and styles, and
 * it is there before webpack computes the hashes of the file names.
 */
export class BuildHashPlugin {
  apply(compiler) {
    const { name } = BuildHashPlugin
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let hash = ''
      /** Keeps the source map of the file, whose columns the shorter text moves. Positions are those of the text, not of bytes. */
      const replaceIn = (file, text) => {
        const { source } = compilation.getAsset(file)
        const isBuffer = Buffer.isBuffer(source.source())
        const replaced = new sources.ReplaceSource(isBuffer ? new sources.RawSource(text) : source)
        for (const { index } of text.matchAll(placeholders))
          replaced.replace(index, index + buildHashPlaceholder.length - 1, hash)
        compilation.updateAsset(file, replaced)
      }
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        (assets) => {
          const texts = Object.entries(assets)
            .filter(([file]) => /\.(js|css)$/.test(file))
            .map(([file, source]) => [file, source.source().toString()])
          const all = createHash('sha256')
          for (const text of texts.map(([, text]) => text).sort()) all.update(text)
          hash = all.digest('hex').slice(0, hashLength)
          for (const [file, text] of texts) replaceIn(file, text)
        },
      )
      // The manifest is written when all other files have their names.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.json')) replaceIn(file, source.source().toString())
      })
    })
  }
}
