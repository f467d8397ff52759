import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@sanguine/db'
import { checkOutcome } from '../faults/check-outcome'
import { FaultGateway } from '../faults/fault-site'
import { type Action, type LoadPlayer, startLoad } from '../faults/load'
import { registerPlayers } from '../faults/players'
import { callRest } from '../gateway/site-client'

export interface PlayReport {
  /** calls that were acknowledged, by what they did */
  readonly acknowledged: Readonly<Partial<Record<Action, number>>>
  readonly travels: number
  /** rows of operations and of the ledger at the end */
  readonly documents: number
  readonly findings: readonly string[]
}

/** Milliseconds for the whole of it: a slow engine is one that cannot serve the game. */
const maxPlayMs = 20 * 60_000

interface WireRegion {
  readonly id: string
}

interface WireGround {
  readonly id: string
}

/** Sends a player to the hunting grounds of every region; returns how often it got there. A refusal is an answer too. */
async function travelAround(url: string, { token }: LoadPlayer): Promise<number> {
  let travels = 0
  const regions: readonly WireRegion[] = JSON.parse(await callRest(url, '/api/ClientTravel/getregions', { token }))
  for (const { id } of regions) {
    const path = `/api/ClientTravel/GetHuntingGroundsOfRegion/${id}`
    const grounds: readonly WireGround[] = JSON.parse(await callRest(url, path, { token }))
    for (const ground of grounds) {
      const body = await callRest(url, '/api/Game/travel', { token, form: { newHuntingGroundId: ground.id } })
      if (JSON.parse(body).success === true) travels += 1
    }
  }
  return travels
}

/** The same server with a database of this name. */
function withDatabase(uri: string, name: string): string {
  const [, server = '', query = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? []
  return `${server}/${name}${query}`
}

async function countRows(uri: string): Promise<number> {
  const connection = await connect(uri)
  try {
    const counts = ['operations', 'ledger'].map((name) => connection.collection(name).countDocuments())
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    await connection.close()
  }
}

async function drop(uri: string): Promise<void> {
  const connection = await connect(uri)
  await connection.dropDatabase()
  await connection.close()
}

/**
 * Plays on a database of its own of the server, through a gateway, until so many calls are acknowledged; then compares every balance
 * with its ledger and every acknowledged call with what is stored. The database is dropped.
 */
export async function playHour(serverUri: string, calls: number): Promise<PlayReport> {
  const uri = withDatabase(serverUri, `played-${randomUUID()}`)
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-played-'))
  const gateway = new FaultGateway('played', folder, uri)
  try {
    await gateway.start()
    const url = gateway.url ?? ''
    const players = await registerPlayers(url, folder, 4)
    const load = startLoad(players, { urls: () => [url], name: 'played', pauseMs: 30, maxCallMs: 8_000 })
    const endsAt = performance.now() + maxPlayMs
    while (load.acknowledged.length < calls && performance.now() < endsAt) await sleep(100)
    await load.stop()
    const travels = await Promise.all(players.map((player) => travelAround(url, player)))
    await gateway.stop()
    const acknowledged: Partial<Record<Action, number>> = {}
    for (const { action } of load.acknowledged) acknowledged[action] = (acknowledged[action] ?? 0) + 1
    const tooFew = load.acknowledged.length < calls ? [`only ${load.acknowledged.length} calls were acknowledged`] : []
    const violations = load.violations.map(({ what, player, detail }) => `${what} (${player}): ${detail}`)
    return {
      acknowledged,
      travels: travels.reduce((sum, count) => sum + count, 0),
      documents: await countRows(uri),
      findings: [...tooFew, ...violations, ...(await checkOutcome(uri, folder, load.acknowledged))],
    }
  } finally {
    await gateway.stop()
    await drop(uri)
    rmSync(folder, { recursive: true, force: true })
  }
}
