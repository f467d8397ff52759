import type { PlayerState } from '@sanguine/rules'
import { giveBait } from '../../gateway/give-bait'
import { callRest, digestOf, registerAccount } from '../../gateway/site-client'
import { startParts } from '../../processes/parts'
import { type ProfileFolders, startThrowawaySite, type ThrowawaySite } from '../throwaway-site'

/** So fast that no call meets a cooldown or the two seconds in which a repeated call gets the same answer. */
const maxGameSpeed = 100_000

/** of every player */
export const password = digestOf('bench of the vampire')

export interface BenchSite extends ThrowawaySite {
  /** a player each */
  readonly tokens: readonly string[]
  /** hunts that have been played so far */
  countHunts(): Promise<number>
}

interface BenchOptions {
  readonly gameSpeed?: number
  /** further settings of the gateway */
  readonly env?: Readonly<Record<string, string>>
  readonly profiles?: ProfileFolders | null
}

/** The site with players who never run out of bait. */
export const startBenchSite = (
  playerCount: number,
  { gameSpeed = maxGameSpeed, env = {}, profiles = null }: BenchOptions = {},
): Promise<BenchSite> =>
  startParts(async (parts) => {
    const site = await startThrowawaySite({ GAME_SPEED: String(gameSpeed), ...env }, profiles)
    const { url, folder, connection } = parts.add(site, (started) => started.stop())
    const tokens: string[] = []
    for (let index = 0; index < playerCount; index += 1)
      tokens.push(await registerAccount(url, folder, { username: `Bench ${index}`, password }))
    const players = connection.collection<{ readonly state: PlayerState }>('players')
    for (const token of tokens) await callRest(url, '/api/clientUser/getme', { token })
    await giveBait(connection)
    const countHunts = async () => {
      const documents = await players.find({}, { projection: { 'state.combat.number': 1 } }).toArray()
      return documents.reduce((sum, { state }) => sum + (state.combat?.number ?? 0), 0)
    }
    return { ...site, tokens, countHunts }
  })
