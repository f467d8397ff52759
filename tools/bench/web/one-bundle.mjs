/**
 * The same source without federation: host and remotes in one webpack build, for comparison only. `whole` imports the
 * remotes statically, as a plain single bundle; `split` imports each when its route is opened, as a careful one would.
 */
import { join } from 'node:path'
import { common } from '@sanguine/federation/webpack'
import HtmlPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { compressFolder } from '../../build/compress.mjs'
import { root } from '../../build/server.mjs'

const folder = join(root, 'host')

function config(kind, out) {
  const base = common({ name: 'bundle', folder, kind: `bundle-${kind}`, isProduction: true })
  return {
    ...base,
    entry: { bundle: './src/index.ts' },
    output: { ...base.output, path: out, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/(^|\/)load-remote$/, join(import.meta.dirname, `load-${kind}.ts`)),
      new HtmlPlugin({
        template: join(folder, 'src/index.html'),
        favicon: join(root, 'packages/content/art/ui/favicon.svg'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}

/** Builds it and answers its folder. */
export async function buildOneBundle(kind) {
  const out = join(root, '.cache/bench', kind)
  const stats = await new Promise((resolve, reject) =>
    webpack(config(kind, out)).run((error, done) => (error ? reject(error) : resolve(done))),
  )
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
  await compressFolder(out)
  return out
}
