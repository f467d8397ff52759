/**
 * The modules that host and remotes share, declared once. Library versions are those of the workspace. The platform's
 * version is that of the contract (`platform-contract.json`), which lists the names of the platform and of the shared
 * library parts. If a remote was built for other versions, the host refuses it before it loads, and so does the
 * federation runtime.
 *
 * Large libraries are shared only in the part that the site uses (`src/shared/*.ts`). Webpack cannot tree-shake a
 * shared module, so the whole of `react-router` would cost every first page four times its size.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const here = import.meta.dirname
const readJson = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'))
const { dependencies } = readJson('../ui/package.json')
const contract = readJson('platform-contract.json')

/** The entry webpack would take, for a subset to import under another name: its own name leads to the shared module. */
const originalOf = (name) => {
  const folder = dirname(require.resolve(`${name}/package.json`))
  const { module, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const pick = (entry) => (typeof entry === 'string' ? entry : pick(entry.module ?? entry.import ?? entry.default))
  return join(folder, module ?? pick(exports['.']))
}

const subset = (name) => join(here, 'src/shared', `${name}.ts`)

/** @type {Record<string, { package: string, subset?: string, lazy?: boolean }>} */
const modules = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-router': { package: 'react-router', subset: subset('react-router') },
  '@sanguine/ui/platform': { package: '@sanguine/ui' },
  '@apollo/client': { package: '@apollo/client', lazy: true },
  '@apollo/client/react': { package: '@apollo/client', lazy: true },
}

const versionOf = (name) => (name === '@sanguine/ui' ? contract.version : dependencies[name])

const entries = (describe) =>
  Object.fromEntries(
    Object.entries(modules).map(([request, module]) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${versionOf(module.package)}`,
        version: versionOf(module.package),
        ...describe(request, module),
      },
    ]),
  )

export const shared = {
  /** for builds that provide the modules: the host, and a remote that runs alone */
  forHost: () =>
    entries((request, { subset: file, lazy }) => ({
      eager: !lazy,
      ...(file ? { import: file } : {}),
      shareKey: request,
    })),
  /** for a remote in the composed site: it takes the host's or none */
  forRemote: () => entries((request) => ({ import: false, shareKey: request })),
  /** the versions that the host provides, by the name of the module */
  versions: () => Object.fromEntries(Object.entries(entries(() => ({}))).map(([name, { version }]) => [name, version])),
  originals: Object.fromEntries(
    Object.entries(modules)
      .filter(([, { subset: file }]) => file)
      .map(([request]) => [`original-${request}$`, originalOf(request)]),
  ),
  /** which names of a library the site may use, by file */
  subsets: Object.fromEntries(
    Object.entries(modules)
      .filter(([, { subset: file }]) => file)
      .map(([request, { subset: file }]) => [request, file]),
  ),
}
