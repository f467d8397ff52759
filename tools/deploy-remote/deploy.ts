import { checkAddress } from './check-address'
import { copyBuild, versionFolder } from './copy-build'
import { type BuiltRemote, manifestName, readBuild } from './read-build'
import { type DeployedVersion, Refused, Registry } from './registry'

/** The call of the command line. */
export interface DeployCall {
  readonly name: string
  /** the address of the site */
  readonly site: string
  readonly action:
    | {
        readonly kind: 'deploy'
        /** of the manifest, or of the folder that holds it; with `to`, of the folder of all remotes */
        readonly url: string
        /** the folder of all remotes on this machine, into which the build is copied */
        readonly to: string | null
        /** the state after the preview; null to stay a preview */
        readonly state: 'STABLE' | 'CANARY' | null
        readonly share: number | null
        /** whether the site withdraws it by itself if it fails more often than others */
        readonly isGuarded: boolean
      }
    | { readonly kind: 'withdraw'; readonly version: string }
    | { readonly kind: 'rollBack' }
  readonly reason: string | null
}

interface DeployOptions {
  /** the folder that holds `remotes` */
  readonly root: string
  readonly token: string
  readonly commit: string | null
  readonly print: (line: string) => void
}

const stateText = ({ version, state, share }: DeployedVersion): string =>
  `${version} is ${state.toLowerCase()}${share === null ? '' : ` for ${share} % of browsers`}.`

/** Adds the source maps of a deployed build. One that the site refuses is named; the version works without it. */
async function addSourceMaps(registry: Registry, build: BuiltRemote, print: (line: string) => void): Promise<void> {
  let added = 0
  for (const map of build.sourceMaps) {
    const refusal = await registry.addSourceMap(build, map)
    if (refusal === null) added += 1
    else print(`: The source map of ${map.file} was not taken: ${refusal}`)
  }
  if (build.sourceMaps.length === 0)
    return print(' has no source maps, so errors are shown without their source lines.')
  print(`: ${added} source maps were added, so that errors are shown with their source lines.`)
}

/** Makes the call and prints each step. Throws `Refused` with a sentence for each reason; the site is then as before. */
export async function deploy(call: DeployCall, { root, token, commit, print }: DeployOptions): Promise<void> {
  const { name, site, action, reason } = call
  const registry = new Registry(site, token)
  if (action.kind === 'rollBack') {
    const stable = await registry.rollBack(name, reason)
    return print(stable ? `${name} ${stateText(stable)}` : `${name} is the site's own build.`)
  }
  if (action.kind === 'withdraw') {
    const { version } = action
    const withdrawn = await registry.setState({ remote: name, version, state: 'WITHDRAWN', share: null, reason })
    return print(`${name} ${stateText(withdrawn)}`)
  }
  const build = readBuild(root, name)
  const sender = `${name} ${build.version}`
  if (action.to !== null) copyBuild(build, action.to)
  const base = action.to === null ? action.url : `${action.url.replace(/\/$/, '')}/${versionFolder(build)}`
  const address = base.endsWith('.json') ? base : `${base.replace(/\/$/, '')}/${manifestName}`
  const problems = await checkAddress(build, new URL(address, site).href, site)
  if (problems.length > 0) throw new Refused(problems.map((problem) => `${sender}: ${problem}`))
  print(`${sender}: ${build.files.length} files at ${address} are those of the build.`)
  const deployed = await registry.deploy(build, address, commit)
  print(`${name} ${stateText(deployed)}`)
  await addSourceMaps(registry, build, (line) => print(`${sender}${line}`))
  if (deployed.previewPath !== null)
    print(`Its preview, for the browser that opens this link: ${site}${deployed.previewPath}`)
  if (action.state === null) return
  const { state, share, isGuarded } = action
  const change = { remote: name, version: build.version, state, share, reason, isGuarded }
  print(`${name} ${stateText(await registry.setState(change))}`)
}
