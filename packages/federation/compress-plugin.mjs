import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import webpack from 'webpack'

const name = 'CompressPlugin'
const { Compilation, sources } = webpack

const forms = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const worthIt = /\.(js|css|json|html|svg)$/

/** Puts the compressed forms of a file beside it, so that no server compresses the same bytes again. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const cache = compilation.getCache(name)
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const files = Object.entries(assets).filter(([file]) => worthIt.test(file))
        await Promise.all(files.map(([file, source]) => this.compress(compilation, cache, file, source.buffer())))
      })
    })
    compiler.hooks.afterEmit.tapPromise(name, async ({ assets, outputOptions }) => {
      // A server tells by the time of change whether a compressed form belongs to its file.
      const now = new Date()
      const made = Object.keys(assets).filter((file) => /\.(br|gz)$/.test(file))
      await Promise.all(made.map((file) => utimes(join(outputOptions.path, file), now, now)))
    })
  }

  async compress(compilation, cache, file, bytes) {
    for (const [ending, make] of Object.entries(forms)) {
      const item = cache.getItemCache(`${file}${ending}`, cache.getLazyHashedEtag(new sources.RawSource(bytes)))
      let made = await item.getPromise()
      if (!made) {
        made = new sources.RawSource(await make(bytes))
        await item.storePromise(made)
      }
      if (made.size() < bytes.length) compilation.emitAsset(`${file}${ending}`, made)
    }
  }
}
