import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import webpack from 'webpack'

/** Emits files under their own names, for addresses that must not change: icons, the web manifest, the share card. */
export class StaticFilesPlugin {
  /**
   * @param {readonly string[]} files absolute paths
   * @param {Readonly<Record<string, string>>} texts files that are made by the build, by their names
   */
  constructor(files, texts = {}) {
    this.files = files
    this.texts = texts
  }

  apply(compiler) {
    const { name } = StaticFilesPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.addAll(this.files)
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const file of this.files)
          compilation.emitAsset(basename(file), new webpack.sources.RawSource(readFileSync(file)))
        for (const [file, text] of Object.entries(this.texts))
          compilation.emitAsset(file, new webpack.sources.RawSource(text))
      })
    })
  }
}
