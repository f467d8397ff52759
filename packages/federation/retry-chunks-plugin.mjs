import CssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { refetchFile } from './refetch-file.mjs'

/**
 * Wraps the chunk loading of a webpack runtime. A missing or damaged script or style sheet is fetched once more, and
 * its chunk is loaded again. The source of this function becomes part of each build's runtime, so it uses nothing from
 * outside.
 *
 * A file that is loaded again has another query, and so have all files of a container that does. Under the same
 * address, the page would use what it holds in memory, or wait for the request that has no response.
 * @param {import("./retry-chunks-plugin.d.mts").ChunkRuntime} runtime the function that webpack calls
 * `__webpack_require__`
 * @param {typeof import("./refetch-file.mjs").refetchFile} refetchFile
 */
export function retryChunks(runtime, refetchFile) {
  const ensure = runtime.e
  const ownQuery = /\?.*$/.exec(document.currentScript?.src ?? '')?.[0] ?? ''
  /** by the name of the file */
  const queries = new Map()
  let count = 0
  for (const key of ['u', 'miniCssF']) {
    const nameOf = runtime[key]
    if (!nameOf) continue
    runtime[key] = (chunk) => {
      const name = nameOf(chunk)
      return name + (queries.get(name) ?? ownQuery)
    }
  }
  const plain = (address) => address.replace(/\?.*$/, '')
  const fetchAgain = async (file) => {
    await refetchFile(file)
    count += 1
    queries.set(file.replace(/^.*\//, ''), `${ownQuery || '?retry='}.${count}`)
  }
  /** the files that are being fetched again: concurrent loads of a chunk share one attempt */
  const running = new Map()
  const refetch = (file) => {
    const attempt = running.get(file) ?? fetchAgain(file).finally(() => running.delete(file))
    running.set(file, attempt)
    return attempt
  }

  const load = (chunk, refetched) =>
    ensure(chunk).catch(async (error) => {
      const file = typeof error?.request === 'string' && plain(error.request)
      if (!file || refetched.includes(file)) throw error
      return refetch(file).then(
        () => load(chunk, [...refetched, file]),
        () => Promise.reject(error),
      )
    })
  runtime.e = (chunk) => load(chunk, [])
}

/**
 * Makes the loading of a style sheet fail if it has no rules. Browsers take the login page of a public network for an
 * empty style sheet. Those of other origins cannot be read. The source of this function becomes part of each build's runtime.
 * @param {HTMLLinkElement} link with webpack's handlers, before it is inserted into the page
 */
export function rejectEmptyStyle(link) {
  const complete = link.onload
  const isEmpty = () => {
    try {
      return !link.sheet?.cssRules.length
    } catch {
      return false
    }
  }
  // Webpack takes every other type of event for a failure, removes the element, and loads it again with the next attempt.
  link.onload = (event) => complete.call(link, isEmpty() ? { type: 'empty', target: link } : event)
}

class RetryChunksModule extends webpack.RuntimeModule {
  constructor() {
    super('retry chunks', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    return `(${retryChunks})(${webpack.RuntimeGlobals.require}, ${refetchFile})`
  }
}

/** Adds `retryChunks` to every runtime that loads chunks, and `rejectEmptyStyle` to those that load style sheets. */
export class RetryChunksPlugin {
  apply(compiler) {
    const { name } = RetryChunksPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetryChunksModule()))
      CssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => `${source}(${rejectEmptyStyle})(${tag});`,
      )
    })
  }
}
