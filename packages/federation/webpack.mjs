/**
 * The one webpack configuration. A front end's `webpack.config.mjs` says which it is and no more:
 *
 *   import { remote } from '@sanguine/federation/webpack'
 *
 *   export default remote({ name: 'game', folder: import.meta.dirname })
 *
 * Production builds go to `<front end>/dist`: for the host a page, for a remote a container with `mf-manifest.json`.
 * Development builds of a remote are pages too, so that it runs alone.
 */
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { minifySync } from '@swc/core'
import HtmlPlugin from 'html-webpack-plugin'
import { browserslistToTargets } from 'lightningcss'
import CssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { BuildHashPlugin, buildHashPlaceholder } from './build-hash-plugin.mjs'
import { whyOverBudget } from './first-load.mjs'
import { refetchFile } from './refetch-file.mjs'
import { RetryChunksPlugin } from './retry-chunks-plugin.mjs'
import { shared } from './shared.mjs'
import { StaticFilesPlugin } from './static-files-plugin.mjs'
import { SubsetPlugin } from './subset-plugin.mjs'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Browsers of the last two and a half years: what the look's colours and selectors take. */
const browsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' }

const stylesOf = (isModule, build) => [
  CssExtractPlugin.loader,
  {
    loader: require.resolve('css-loader'),
    options: {
      modules: isModule && {
        namedExport: false,
        exportLocalsConvention: 'as-is',
        // Front ends are built apart and meet on one page, so do two builds of one: each has its own names.
        localIdentName: `${build}-[local]-[hash:base64:5]`,
      },
    },
  },
  require.resolve('./breakpoints-loader.cjs'),
]

const script = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      externalHelpers: false,
    },
    env: { targets: browsers },
  },
}

const sharedParts = join(import.meta.dirname, 'src/shared')

/**
 * @param {{ name: string, folder: string, kind: string, isProduction: boolean }} front
 * @returns {import('webpack').Configuration}
 */
export function common({ name, folder, kind, isProduction }) {
  const hash = isProduction ? '.[contenthash:8]' : ''
  const isLoadedAtRunTime = kind === 'remote' && isProduction
  const build = isLoadedAtRunTime ? `${name}-${buildHashPlaceholder}` : name
  return {
    mode: isProduction ? 'production' : 'development',
    context: folder,
    target: 'web',
    devtool: isProduction ? false : 'source-map',
    output: {
      path: join(folder, 'dist'),
      publicPath: 'auto',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      // The name of the globals that chunks register with, and of pending script elements.
      uniqueName: `sanguine-${build}`,
      // A module that threw, for example since an import did not load, runs again on the next attempt.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      conditionNames: ['source', 'webpack', 'browser', 'import', 'module', 'default'],
      alias: shared.originals,
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: sharedParts, use: script },
        { test: /\.ts$/, include: sharedParts, use: [script, require.resolve('./originals-loader.cjs')] },
        { test: /\.module\.css$/, use: stylesOf(true, build) },
        { test: /\.css$/, exclude: /\.module\.css$/, use: stylesOf(false, build) },
        { test: /\.(woff2|webp|png|svg|mp3|ogg)$/, resourceQuery: { not: /inline/ }, type: 'asset/resource' },
        { resourceQuery: /inline/, type: 'asset/inline' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 2 } } }),
        new MinimizerPlugin({
          test: /\.css$/i,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: {
            targets: browserslistToTargets(Object.entries(browsers).map(([name, from]) => `${name} ${from}`)),
          },
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
    },
    plugins: [
      new webpack.DefinePlugin({ SANGUINE_VERSION: JSON.stringify(version) }),
      new CssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: false }),
      new SubsetPlugin(shared.subsets),
      new RetryChunksPlugin(),
      ...(isLoadedAtRunTime ? [new BuildHashPlugin()] : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${kind}-${isProduction ? 'production' : 'development'}`,
      buildDependencies: {
        config: [
          'webpack.mjs',
          'shared.mjs',
          'breakpoints-loader.cjs',
          'build-hash-plugin.mjs',
          'first-load.mjs',
          'refetch-file.mjs',
          'retry-chunks-plugin.mjs',
          'platform-contract.json',
        ].map((file) => join(import.meta.dirname, file)),
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** The page of a remote that runs alone. */
const standalonePage = (name) => `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sanguine: ${name}</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

/** The host's page with its inline scripts. The server inserts the site's settings and addresses before them. */
function hostPage(folder) {
  const read = (file) => readFileSync(join(folder, 'src', file), 'utf8')
  const sources = [`(() => {${refetchFile}\n${read('boot/watch-entry.js')}})()`, read('boot/boot.js')]
  const scripts = sources.map((source) => {
    const { code } = minifySync(source, { compress: true, mangle: true })
    return `<script>${code}</script>`
  })
  return read('index.html').replace('<!--boot-->', () => scripts.join('\n    '))
}

const art = join(root, 'packages/content/art/ui')
/** Images that phones and links to the site show; the page and the web manifest name them. */
const icons = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'notification-badge.png',
  'share-card.jpg',
]

const screenshots = join(root, 'docs/screenshots')
/** Screens that browsers show where they offer to install the site; the web manifest names them. */
const screens = ['home.webp', 'hunt.webp', 'home-phone.webp', 'hunt-phone.webp']

/** The shared modules of the host with their versions: a build is checked against them before it is deployed. */
const sharedModulesFile = 'shared-modules.json'

const page = (template) => new HtmlPlugin({ ...template, publicPath: '/', scriptLoading: 'defer', minify: false })

/** Fails a compilation whose first load, the assets of these names, exceeds the budget of the front end. */
function checkFirstLoad(compilation, { assets, ...front }) {
  const files = assets.map((asset) => Buffer.from(compilation.getAsset(asset).source.buffer()))
  const problem = whyOverBudget({ ...front, files })
  if (problem !== null) compilation.errors.push(new webpack.WebpackError(problem))
}

/** Fails a build whose entry exceeds its budget, in kilobytes compressed. */
class EntryBudgetPlugin {
  constructor(budget) {
    this.budget = budget
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EntryBudgetPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'EntryBudgetPlugin', stage }, () => {
        for (const [name, entry] of compilation.entrypoints) {
          const front = { name, budget: this.budget, budgetFile: 'webpack.config.mjs' }
          checkFirstLoad(compilation, { ...front, assets: entry.getFiles() })
        }
      })
    })
  }
}

/**
 * The shell. It carries the shared singletons for everybody, those of the first page at once.
 * @param {{ folder: string, budget: number }} front budget of a page's first load without its remote, in kilobytes
 *   compressed
 */
export function host({ folder, budget }) {
  return (_env, { mode }) => {
    const isProduction = mode === 'production'
    const config = common({ name: 'host', folder, kind: 'host', isProduction })
    config.entry = { host: './src/index.ts' }
    config.output.clean = { keep: serviceWorkerFile }
    config.optimization.splitChunks = {
      cacheGroups: {
        // Changes when a library does, not when the site does.
        vendor: { test: /[\\/]node_modules[\\/].*\.[cm]?js$/, name: 'vendor', chunks: 'initial', priority: 1 },
      },
    }
    config.plugins.push(
      page({ templateContent: hostPage(folder), favicon: join(art, 'favicon.svg') }),
      new StaticFilesPlugin(
        [
          join(folder, 'src/site.webmanifest'),
          ...icons.map((name) => join(art, name)),
          ...screens.map((name) => join(screenshots, name)),
        ],
        { [sharedModulesFile]: `${JSON.stringify(shared.versions(), null, 2)}\n` },
      ),
      new ModuleFederationPlugin({
        name: 'host',
        shared: shared.forHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    )
    if (!isProduction) return config
    config.plugins.push(new EntryBudgetPlugin(budget))
    return [config, serviceWorker(folder)]
  }
}

/** Under a name of its own: browsers ask for the worker of a site at one address. */
const serviceWorkerFile = 'service-worker.js'

/** @returns {import('webpack').Configuration} */
function serviceWorker(folder) {
  const config = common({ name: 'service-worker', folder, kind: 'host', isProduction: true })
  config.target = 'webworker'
  config.entry = './src/offline/service-worker.ts'
  config.output = { ...config.output, filename: serviceWorkerFile, clean: false }
  return config
}

/**
 * The page at `/graphql`: one script and one style sheet under fixed names, apart from the site's bundles.
 * @param {{ folder: string }} front
 */
export function explorer({ folder }) {
  return (_env, { mode }) => {
    const config = common({ name: 'explorer', folder, kind: 'explorer', isProduction: mode === 'production' })
    config.entry = { explorer: './src/index.tsx' }
    config.output = { ...config.output, filename: '[name].js', publicPath: '/graphql/' }
    // It imports no workspace of ours; some of its libraries publish sources that only their own build can read.
    config.resolve = { extensions: config.resolve.extensions }
    // GraphiQL does not say that importing its style sheet does something.
    config.module.rules.push({ test: /\.css$/, sideEffects: true })
    config.plugins = [
      new CssExtractPlugin({ filename: '[name].css' }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ]
    return config
  }
}

/**
 * Adds the data to the manifest that the host reads before it loads the remote: the version, the shared modules, and the
 * remote's own description. The version has the build's hash, as in `1.0.0+1a2b3c4d`. Each shared module has the version
 * that the remote was built for. A production build that exceeds the budget of the description fails.
 */
const describeBuild =
  ({ name, folder, isProduction }) =>
  ({ stats, compilation }) => {
    const { metaData } = stats
    metaData.description = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
    if (isProduction) {
      const { js, css } = stats.exposes.find((exposed) => exposed.name === 'app').assets
      const assets = [metaData.remoteEntry.name, ...js.sync, ...css.sync]
      checkFirstLoad(compilation, { name, budget: metaData.description.budget, budgetFile: 'remote.json', assets })
    }
    metaData.buildInfo.buildVersion += `+${buildHashPlaceholder}`
    const declared = shared.forRemote()
    const used = new Set(
      [...compilation.modules].map(({ options }) => options?.shareKey).filter((key) => key in declared),
    )
    metaData.requires = Object.fromEntries([...used].sort().map((key) => [key, declared[key].requiredVersion]))
    return stats
  }

/**
 * A script that visitors download and run with Node, in one file that needs no package.
 * @param {{ folder: string, file: string, entry: string }} script
 * @returns {import('webpack').Configuration}
 */
function nodeScript({ folder, file, entry }) {
  const config = common({ name: file, folder, kind: 'script', isProduction: true })
  config.target = 'node20'
  config.entry = entry
  config.experiments = { outputModule: true }
  config.output = { path: config.output.path, filename: file, module: true, chunkFormat: 'module', clean: false }
  // Visitors should be able to read it.
  config.optimization = { minimize: false }
  config.plugins = []
  return config
}

/**
 * Writes the source maps of a remote to `source-maps`, beside `dist`, because `dist` is published and sources
 * are not. Scripts do not name their maps. Paths of sources are relative to the repository.
 */
class PrivateSourceMapsPlugin {
  constructor(folder) {
    this.folder = folder
  }

  apply(compiler) {
    const remove = () => rmSync(join(this.folder, 'source-maps'), { recursive: true, force: true })
    compiler.hooks.run.tap('PrivateSourceMapsPlugin', remove)
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: '../source-maps/[file].map',
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }) => relative(root, absoluteResourcePath),
    }).apply(compiler)
  }
}

/**
 * A remote: one exposed module, `./app`, that exports a `remote` of the type `Remote`. In production it has neither
 * copies of shared modules nor a federation runtime: it uses the host's.
 * @param {{ name: string, folder: string, files?: readonly string[], scripts?: Readonly<Record<string, string>> }} front
 *   `files` are served as they are; `scripts` are programs for Node: their entries by the name of the file
 */
export function remote({ name, folder, files = [], scripts = {} }) {
  return (_env, { mode }) => {
    const isProduction = mode === 'production'
    const config = common({ name, folder, kind: 'remote', isProduction })
    // Browsers hide the errors of scripts of another origin that were requested without CORS.
    config.output.crossOriginLoading = 'anonymous'
    const scriptNames = Object.keys(scripts)
    config.output.clean = scriptNames.length > 0 ? { keep: (file) => scriptNames.includes(file) } : true
    config.plugins.push(new StaticFilesPlugin(files.map((file) => join(folder, file))))
    config.entry = isProduction ? {} : { standalone: './src/bootstrap.tsx' }
    config.plugins.push(
      isProduction ? new PrivateSourceMapsPlugin(folder) : page({ templateContent: standalonePage(name) }),
    )
    config.plugins.push(
      new ModuleFederationPlugin({
        // Two builds of a remote can meet on one page, as after a rollback: each has a name of its own.
        name: isProduction ? `sanguine_${name}_${buildHashPlaceholder}` : `sanguine_${name}`,
        filename: isProduction ? 'remote.[contenthash:8].js' : 'remote.js',
        exposes: { './app': { import: './src/app.tsx', name: 'app' } },
        shared: isProduction ? shared.forRemote() : shared.forHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: { additionalData: describeBuild({ name, folder, isProduction }) },
        experiments: {
          externalRuntime: isProduction,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    )
    const programs = Object.entries(scripts).map(([file, entry]) => nodeScript({ folder, file, entry }))
    return isProduction && programs.length > 0 ? [config, ...programs] : config
  }
}
