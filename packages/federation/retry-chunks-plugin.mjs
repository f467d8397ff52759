import webpack from 'webpack'

/**
 * Wraps the chunk loading of a webpack runtime. A missing or damaged script or style sheet is fetched once more, and
 * its chunk is loaded again. The fetch goes past the caches of the service worker and the browser, which keep files
 * with a hash in their name even if damaged. The source of this function becomes part of each build's runtime, so it
 * uses nothing from outside.
 * @param {import("./retry-chunks-plugin.d.mts").ChunkRuntime} runtime the function that webpack calls
 * `__webpack_require__`
 */
export function retryChunks(runtime) {
  const ensure = runtime.e
  const refetch = async (file) => {
    if ('caches' in self) for (const name of await caches.keys()) await (await caches.open(name)).delete(file)
    const response = await fetch(file, { cache: 'reload' })
    await response.arrayBuffer()
    return response.ok
  }
  const load = (chunk, refetched) =>
    ensure(chunk).catch(async (error) => {
      const file = error?.request
      if (typeof file !== 'string' || refetched.includes(file)) throw error
      if (!(await refetch(file).catch(() => false))) throw error
      return load(chunk, [...refetched, file])
    })
  runtime.e = (chunk) => load(chunk, [])
}

class RetryChunksModule extends webpack.RuntimeModule {
  constructor() {
    super('retry chunks', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    return `(${retryChunks})(${webpack.RuntimeGlobals.require})`
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
