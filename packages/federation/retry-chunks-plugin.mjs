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
  const refetch = async (file) => {
    await refetchFile(file)
    count += 1
    const query = `${ownQuery || '?retry='}.${count}`
    queries.set(file.replace(/^.*\//, ''), query)
    return file + query
  }

  /** A browser takes a page for an empty style sheet. Those of other origins cannot be read. */
  const isEmpty = ({ sheet }) => {
    try {
      return sheet?.cssRules.length === 0
    } catch {
      return false
    }
  }
  const replaceStyle = async (link) => {
    const href = await refetch(plain(link.href))
    const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve, reject) => {
      next.onload = resolve
      next.onerror = reject
      link.after(next)
    }).finally(() => (isEmpty(next) || !next.sheet ? next : link).remove())
    if (isEmpty(next)) throw new Error(`${href} is no style sheet.`)
  }
  const replaceEmptyStyles = () =>
    Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].filter(isEmpty).map(replaceStyle))

  const load = (chunk, refetched) =>
    ensure(chunk).catch(async (error) => {
      const file = typeof error?.request === 'string' && plain(error.request)
      if (!file || refetched.includes(file)) throw error
      return refetch(file).then(
        () => load(chunk, [...refetched, file]),
        () => Promise.reject(error),
      )
    })
  runtime.e = async (chunk) => {
    const loaded = await load(chunk, [])
    await replaceEmptyStyles()
    return loaded
  }
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
