import webpack from 'webpack'
import { refetchFile } from './refetch-file.mjs'

/**
 * Wraps the chunk loading of a webpack runtime. A missing or damaged script or style sheet is fetched once more, and
 * its chunk is loaded again. The source of this function becomes part of each build's runtime, so it uses nothing from
 * outside.
 * @param {import("./retry-chunks-plugin.d.mts").ChunkRuntime} runtime the function that webpack calls
 * `__webpack_require__`
 * @param {typeof import("./refetch-file.mjs").refetchFile} refetchFile
 */
export function retryChunks(runtime, refetchFile) {
  const ensure = runtime.e
  const load = (chunk, refetched) =>
    ensure(chunk).catch(async (error) => {
      const file = error?.request
      if (typeof file !== 'string' || refetched.includes(file)) throw error
      return refetchFile(file).then(
        () => load(chunk, [...refetched, file]),
        () => Promise.reject(error),
      )
    })
  runtime.e = (chunk) => load(chunk, [])
}

class RetryChunksModule extends webpack.RuntimeModule {
  constructor() {
    super('retry chunks', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    return `(${retryChunks})(${webpack.RuntimeGlobals.require}, ${refetchFile})`
  }
}

/** Adds `retryChunks` to every runtime that loads chunks. */
export class RetryChunksPlugin {
  apply(compiler) {
    const { name } = RetryChunksPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetryChunksModule()))
    })
  }
}
