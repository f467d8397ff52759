import { callGraphql, callRest, digestOf, logIn, registerAccount } from '../gateway/site-client'
import { adminPassword } from './fault-site'
import type { LoadPlayer } from './load'

const password = digestOf('faults of the vampire')

/** So many pieces that a player never runs out of bait to hunt with and to sell. */
const baitPieces = 1_000_000

const claimableCount = 3

interface WireMe {
  readonly id: string
  readonly inventory: readonly {
    readonly item: { readonly id: string; readonly itemType: string }
    readonly equipped: boolean
  }[]
}

interface WireCollection {
  readonly id: string
  readonly trophies: readonly { readonly item: { readonly id: string } }[]
}

const addItem = `mutation($input: AddUserItemInput!) { addUserItem(input: $input) { userErrors { code } } }`
const listCollections = `{ collections { id trophies { item { id } } } }`

/** Registers players who own bait, and the trophies of some collections that they have not claimed yet. */
export async function registerPlayers(url: string, dataDir: string, count: number): Promise<readonly LoadPlayer[]> {
  const adminToken = await logIn(url, { username: 'admin', password: digestOf(adminPassword) })
  const players: LoadPlayer[] = []
  for (let index = 0; index < count; index += 1) {
    const credentials = { username: `Hunter ${index}`, password }
    const token = await registerAccount(url, dataDir, credentials)
    const me: WireMe = JSON.parse(await callRest(url, '/api/clientUser/getme', { token }))
    const bait = me.inventory.find(({ item, equipped }) => equipped && item.itemType === 'Bait')?.item.id
    if (bait === undefined) throw new Error('A new player wears no bait.')
    const add = (itemId: string, amount: number) =>
      callGraphql(url, addItem, adminToken, { input: { id: me.id, itemId, amount } })
    await add(bait, baitPieces)
    const { data } = await callGraphql(url, listCollections, token)
    const collections = (data.collections as readonly WireCollection[]).slice(0, claimableCount)
    for (const { trophies } of collections) for (const { item } of trophies) await add(item.id, 1)
    players.push({
      name: credentials.username,
      accountId: me.id,
      token,
      bait,
      collections: collections.map(({ id }) => id),
      logIn: (to) => logIn(to, credentials),
    })
  }
  return players
}
