/**
 * Lints `openapi.json` with Spectral, and generates clients from it with the common generators. Each client is imported
 * or compiled whole, and plays against a site, and so is each SDK of `sdk` after it was packed and installed. `npm run test:clients`, or `-- go` for those whose name contains a text.
 *
 * npm brings the generator of TypeScript; the others are installed below `.cache/clients` from the registries of Python
 * and Go. A client whose tools this machine lacks is named at the end. The exit code is 1 if a client fails, 3 if none
 * fails but some were not tried.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clients, type GeneratedClient } from './clients/clients'
import { type PlaySite, play } from './clients/play'
import { MissingTool } from './clients/run-command'
import { startGateway } from './gateway/start-gateway'
import { withParts } from './processes/parts'
import { root } from './root'

const exitCodes = { passed: 0, failed: 1, skipped: 3 } as const

type Outcome = keyof typeof exitCodes

async function tryClient(client: GeneratedClient, site: PlaySite): Promise<Outcome> {
  const { name, build, play: playWith } = client
  const id = name.replaceAll(/\W+/g, '-')
  const folder = join(root, '.cache/clients', id)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const note = await build(folder)
    // names of generators are longer than those of players may be
    if (playWith) await play(playWith(folder), site, `client-${clients.indexOf(client) + 1}`)
    console.log(`passed: ${name}: ${note}${playWith ? '; registered, hunted, was refused' : ''}`)
    return 'passed'
  } catch (error) {
    if (error instanceof MissingTool) {
      console.log(`not tried: ${name}: this machine has no ${error.message}`)
      return 'skipped'
    }
    console.error(`failed: ${name}: ${error instanceof Error ? error.message : error}`)
    return 'failed'
  }
}

export const main = ([name = '']: readonly string[]): Promise<number> =>
  withParts(async (parts) => {
    const chosen = clients.filter((client) => client.name.includes(name))
    if (chosen.length === 0) throw new Error(`No client is named ${name}.`)
    const dataDir = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-clients-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const gateway = await startGateway({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '50', LOG_LEVEL: 'error' })
    parts.add(gateway, (started) => started.stop())
    const outcomes: Outcome[] = []
    for (const client of chosen) outcomes.push(await tryClient(client, { url: gateway.ready, dataDir }))
    const countOf = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
    const [passed, failed, skipped] = [countOf('passed'), countOf('failed'), countOf('skipped')]
    console.log(`${passed} clients passed, ${failed} failed, ${skipped} not tried for want of a tool`)
    return failed > 0 ? exitCodes.failed : skipped > 0 ? exitCodes.skipped : exitCodes.passed
  })
