import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { frontEnds } from '../build/front-ends'
import { root } from '../root'
import { findProductionPackages } from './production-packages'
import { operatorTools, releaseContents } from './release-contents'

export interface Release {
  readonly folder: string
  readonly archive: string
  readonly files: number
  /** of all files, unpacked */
  readonly bytes: number
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly engines: object
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`)
  return stdout
}

interface Component {
  /** such as `lmdb@3.5.6` */
  readonly 'bom-ref': string
}

interface Sbom {
  readonly metadata: { readonly component: object }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** The reference of a package in the bill. */
function refOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  return `${name}@${version}`
}

/**
 * Writes the CycloneDX bill: the gateway's packages, and the packages in the bundles of the front ends. npm's own option
 * to omit development dependencies also omits packages that both need, so its whole list is filtered here.
 */
function writeSbom(file: string, { name, version }: Manifest): void {
  const sbom = JSON.parse(run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'])) as Sbom
  const shipped = findProductionPackages(['gateway', ...frontEnds])
  const refs = new Set([...shipped.packages, ...shipped.workspaces].map(refOf))
  const components = sbom.components.filter((component) => refs.has(component['bom-ref']))
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  // npm names the project by its folder.
  const component = { ...sbom.metadata.component, name, version, 'bom-ref': `${name}@${version}`, purl: undefined }
  const bill = { ...sbom, metadata: { ...sbom.metadata, component }, components, dependencies }
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
}

/** The scripts of a release: the server, and the tools of operators under the names that they have in the project. */
const scripts = Object.fromEntries([
  ['start', 'node gateway/dist/main.js'],
  ...operatorTools.map((name) => [name.replace(/-(check|upgrade)$/, ':$1'), `node run-tool.mjs ${name}`]),
])

const runTool = `/** Runs a tool of operators: \`node run-tool.mjs doctor\`. Its return value is the exit code. */
import { createRequire } from 'node:module'

const [, , name, ...args] = process.argv
const { main } = createRequire(import.meta.url)(\`./dist/\${name}.js\`)
process.exitCode = (await main(args)) ?? 0
`

/**
 * Writes a release into a new folder of `target`, and its archive beside it. It has the built project, the packages that
 * run, a bill of materials and checksums. It is for the operating system and processor of this machine.
 */
export function writeRelease(target: string): Release {
  const manifest = readManifest()
  const { name, version, license, engines } = manifest
  const folder = join(target, `${name}-${version}-${process.platform}-${process.arch}`)
  mkdirSync(target, { recursive: true })
  // An existing folder may hold files of another version.
  mkdirSync(folder)
  const { files, links } = releaseContents()
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  for (const [place, workspace] of links) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    symlinkSync(relative(dirname(place), workspace), join(folder, place))
  }
  const json = { name, version, private: true, license, engines, scripts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
  writeFileSync(join(folder, 'run-tool.mjs'), runTool)
  writeSbom(join(folder, 'sbom.cdx.json'), manifest)
  const listed = [...files, 'package.json', 'run-tool.mjs', 'sbom.cdx.json'].sort()
  const sums = listed.map((file) => `${sha256(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  const archive = `${folder}.tar.gz`
  run('tar', ['-czf', archive, '-C', target, basename(folder)])
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${basename(archive)}\n`)
  const bytes = listed.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)
  return { folder, archive, files: listed.length, bytes }
}
