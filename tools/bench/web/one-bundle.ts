/**
 * The same source without federation: host and remotes in one webpack build, for comparison only. `whole` imports the
 * remotes statically, as a single bundle does; `split` imports each when its route is opened.
 */
import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { compressFolder } from '../../build/compress'
import { root } from '../../root'

type BundleKind = 'whole' | 'split'

const folder = join(root, 'host')

async function configFor(kind: BundleKind, path: string): Promise<Configuration> {
  const { common } = await import('@sanguine/federation/webpack')
  const base: Configuration = common({ name: 'bundle', folder, kind: `bundle-${kind}`, isProduction: true })
  return {
    ...base,
    entry: { bundle: './src/index.ts' },
    output: { ...base.output, path, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /(^|\/)load-build$/,
        join(root, `tools/bench/web/load-build-${kind}.ts`),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /(^|\/)find-remote$/,
        join(root, 'tools/bench/web/find-remote-bundled.ts'),
      ),
      new HtmlPlugin({
        template: join(folder, 'src/index.html'),
        favicon: join(root, 'packages/content/art/ui/favicon.svg'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}

/** Builds the bundle and returns its folder. */
export async function buildOneBundle(kind: BundleKind): Promise<string> {
  const path = join(root, '.cache/bench', kind)
  const config = await configFor(kind, path)
  await new Promise<void>((resolve, reject) =>
    webpack(config).run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })))
      else resolve()
    }),
  )
  await compressFolder(path)
  return path
}
