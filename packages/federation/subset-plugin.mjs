import { readFileSync } from 'node:fs'
import webpack from 'webpack'

const name = 'SubsetPlugin'

/** The names a subset file hands on. */
const exportsOf = (file) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names]) =>
      names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one && !one.startsWith('type ')),
    ),
  )

/** Fails the build where code takes from a shared library what its shared part does not have. */
export class SubsetPlugin {
  /** @param {Record<string, string>} subsets the file that says what there is, by library */
  constructor(subsets) {
    this.known = new Map(Object.entries(subsets).map(([request, file]) => [request, { file, names: exportsOf(file) }]))
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      const watch = (parser) => {
        parser.hooks.importSpecifier.tap(name, (_statement, source, imported) => {
          const subset = this.known.get(source)
          if (!subset || (imported !== null && subset.names.has(imported))) return
          parser.state.module.addError(
            new webpack.WebpackError(
              `"${imported ?? '*'}" of "${source}" is not in its shared part. Add it to ${subset.file}.`,
            ),
          )
        })
      }
      for (const type of ['javascript/auto', 'javascript/esm']) factory.hooks.parser.for(type).tap(name, watch)
    })
  }
}
