/**
 * Makes a release and uses it as an operator does, outside of the project. It checks the checksums and the bill of
 * materials, and starts the release in production. Then it plays a hunt, makes a backup and runs the doctor. It prints
 * size, time of the start and memory, and ends with 1 if something fails or the release is too large.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restMs } from './bench/api/cpu'
import { buildFrontEnds } from './build/front-ends'
import { callRest, digestOf, logIn } from './gateway/site-client'
import { startChild } from './processes/child'
import { childOf, memoryOf } from './processes/memory'
import { withParts } from './processes/parts'
import { writeRelease } from './release/write-release'

const maxBytes = 250e6
const adminPassword = 'a-lantern-and-a-long-spoon'

interface Component {
  readonly name: string
  readonly version: string
  /** such as `@img/colour@1.1.0` */
  readonly 'bom-ref'?: string
}

/** Packages of the release that its bill of materials does not name, as `name@version`. */
function missingInSbom(folder: string): readonly string[] {
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    components: readonly Component[]
  }
  const named = new Set(components.map((component) => component['bom-ref']))
  const modules = join(folder, 'node_modules')
  const packages = readdirSync(modules)
    .flatMap((entry) =>
      entry.startsWith('@') ? readdirSync(join(modules, entry)).map((name) => `${entry}/${name}`) : entry,
    )
    .filter((name) => !name.startsWith('@sanguine/'))
  return packages
    .map((name) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as Component)
    .map(({ name, version }) => `${name}@${version}`)
    .filter((name) => !named.has(name))
}

export const main = (): Promise<number> =>
  withParts(async (parts) => {
    await buildFrontEnds()
    const work = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-release-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const { archive, folder, files, bytes } = writeRelease(join(work, 'made'))
    mkdirSync(join(work, 'unpacked'))
    const unpacked = join(work, 'unpacked', basename(folder))
    const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      spawnSync(command, args, { cwd: unpacked, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } })
    spawnSync('tar', ['-xzf', archive, '-C', join(work, 'unpacked')])
    // The release must not load anything from the folder in which it was made.
    renameSync(folder, `${folder}-gone`)
    const sums = run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'])
    const missing = missingInSbom(unpacked)

    const env = {
      NODE_ENV: 'production',
      DATA_DIR: join(work, 'data'),
      PORT: '0',
      ADMIN_PASSWORD: adminPassword,
      REQUIRE_STAFF_SECOND_FACTOR: 'false',
      // Nothing may be loaded from a registry.
      npm_config_offline: 'true',
    }
    const from = performance.now()
    const site = await startChild(join(unpacked, 'gateway/dist/main.js'), {
      env,
      ready: (line) => /"url":"(http:[^"]+)","msg":"Sanguine is ready/.exec(line)?.[1],
    })
    const firstStartMs = performance.now() - from
    await site.stop()
    const again = performance.now()
    const second = parts.add(
      await startChild(join(unpacked, 'gateway/dist/main.js'), {
        env,
        ready: (line) => /"url":"(http:[^"]+)","msg":"Sanguine is ready/.exec(line)?.[1],
      }),
      (child) => child.stop(),
    )
    const startMs = performance.now() - again
    const page = await fetch(second.ready, { headers: { Accept: 'text/html' } })
    const remote = await fetch(`${second.ready}/remotes/game/mf-manifest.json`)
    const token = await logIn(second.ready, { username: 'admin', password: digestOf(adminPassword) })
    const hunt = await callRest(second.ready, '/api/Game/hunt', { token })
    const backup = run('node', ['run-tool.mjs', 'data', 'backup', join(work, 'backup')], env)
    const doctor = run('node', ['run-tool.mjs', 'doctor', '--json'], env)
    await sleep(restMs)
    const memory = { gateway: memoryOf(second.pid), database: memoryOf(childOf(second.pid)) }
    const { findings = [] } = JSON.parse(doctor.stdout || '{}') as {
      findings?: readonly { readonly level: string; readonly check: string; readonly sentence: string }[]
    }
    // Settings and backups are those of this test.
    const faults = findings.filter(({ level, check }) => level !== 'ok' && check !== 'settings' && check !== 'backups')

    console.log(`size: ${(bytes / 1e6).toFixed(0)} MB in ${files} files`)
    console.log(`start: ${firstStartMs.toFixed(0)} ms on no data, ${startMs.toFixed(0)} ms again`)
    for (const [name, { own, mapped }] of Object.entries(memory))
      console.log(`memory of the ${name} at rest: ${own.toFixed(0)} MB, and ${mapped.toFixed(0)} MB of mapped files`)
    const problems = [
      ...(sums.status === 0 ? [] : [`checksums: ${sums.stdout}${sums.stderr}`]),
      ...missing.map((name) => `the bill of materials lacks ${name}`),
      ...(page.ok && remote.ok ? [] : [`the page has the status ${page.status}, a remote ${remote.status}`]),
      ...(hunt.includes('"success":true') ? [] : [`the hunt: ${hunt}`]),
      ...(backup.status === 0 ? [] : [`the backup: ${backup.stdout}${backup.stderr}`]),
      ...(findings.length > 0 ? [] : [`the doctor: ${doctor.stderr}`]),
      ...faults.map(({ check, sentence }) => `the doctor, ${check}: ${sentence}`),
      ...(bytes > maxBytes ? ['it is too large'] : []),
    ]
    for (const problem of problems) console.log(`PROBLEM: ${problem}`)
    return problems.length === 0 ? 0 : 1
  })
