import { asAdmin, change, giveItem, idOf } from './admin-api'
import { closeWelcome, login, makePlayer, passwordOf, query, quickHunt } from './api'
import { buyPackage } from './buy-package'
import { type StillSite, startStillSite } from './still-site'

const minute = 60_000
const days = 21
const dayMs = 86_400_000

/** XP at which the second rank begins, which opens the second setup. */
const secondRankXp = 36

const bait = 'Warm Rat'

/** A site with players in chosen states, by their bearer tokens. */
export interface ChosenPlayers {
  readonly site: StillSite
  /** has registered, and has read the welcome */
  readonly beginner: string
  /** of the second rank, with two setups that have names */
  readonly secondRank: string
  /** three weeks old, with fights of every day, hundreds of items, and pins */
  readonly veteran: string
  /** has hunted until no bait was left */
  readonly outOfBait: string
  /** was banned with a reason after the login */
  readonly banned: string
  /** pays for a subscription */
  readonly subscriber: string
}

interface Own {
  readonly id: string
  readonly xp: number
}

const readOwn = async (site: StillSite, token: string): Promise<Own> =>
  (await query<{ readonly me: Own }>(site, token, '{ me { id xp } }')).me

async function newPlayer(site: StillSite, name: string): Promise<string> {
  const token = await makePlayer(site, name)
  await closeWelcome(site, token)
  return token
}

/** Runs a mutation of the game with one input; throws where it is refused. */
async function act(site: StillSite, token: string, mutation: string, input: object): Promise<void> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code } } }`
  const answer = await query<Record<string, { userErrors: readonly unknown[] }>>(site, token, document, { input })
  const errors = answer[mutation]?.userErrors ?? []
  if (errors.length > 0) throw new Error(`${mutation} was refused: ${JSON.stringify(errors)}`)
}

/** Hunts once the wait of the hunt before is over. */
async function hunt(site: StillSite, token: string): Promise<void> {
  site.advance(11 * minute)
  const { error } = await quickHunt(site, token)
  if (error) throw new Error(`A hunt was refused: ${error}`)
}

async function makeSecondRank(site: StillSite, name: string): Promise<void> {
  const token = await newPlayer(site, name)
  await giveItem(site, token, bait, 100)
  for (let hunts = 0; (await readOwn(site, token)).xp < secondRankXp; hunts += 1) {
    if (hunts === 100) throw new Error(`${name} did not reach the second rank.`)
    await hunt(site, token)
  }
  await act(site, token, 'updateEquipmentSet', { index: 0, name: 'For the moor' })
  await act(site, token, 'updateEquipmentSet', { index: 1, name: 'For long Sunday nights' })
}

async function makeOutOfBait(site: StillSite, name: string): Promise<void> {
  const token = await newPlayer(site, name)
  await hunt(site, token)
  const { id } = await readOwn(site, token)
  await change(site, 'removeUserItem', { id, itemId: await idOf(site, 'items', bait), amount: 1_000 })
}

/** Items that one call gives: the cost of a call is limited. */
const givenAtOnce = 10

/** Gives pieces of every second item that there is. */
async function giveHalfOfAll(site: StillSite, token: string): Promise<void> {
  interface Items {
    readonly admin: {
      readonly itemsToGive: readonly { readonly id: string; readonly isUnique: boolean }[]
    }
  }
  const { admin } = await asAdmin<Items>(site, '{ admin { itemsToGive { id isUnique } } }', {})
  const items = admin.itemsToGive.filter((_, index) => index % 2 === 0)
  const { id } = await readOwn(site, token)
  for (let from = 0; from < items.length; from += givenAtOnce) {
    const gifts = items.slice(from, from + givenAtOnce).map((item, index) => {
      const input = `{ id: "${id}", itemId: "${item.id}", amount: ${item.isUnique ? 1 : 1 + ((from + index) % 30)} }`
      return `gift${index}: addUserItem(input: ${input}) { userErrors { code } }`
    })
    await asAdmin(site, `mutation { ${gifts.join('\n')} }`, {})
  }
}

/** Plays some hunts a day; the site's clock is at the end of the weeks afterwards. */
async function makeVeteran(site: StillSite, name: string, end: number): Promise<void> {
  const token = await newPlayer(site, name)
  await giveHalfOfAll(site, token)
  await giveItem(site, token, bait, 200)
  for (const item of ['Parish Fork', 'Guild of Salt Carriers'])
    await act(site, token, 'changePins', { kind: 'ITEM', id: await idOf(site, 'items', item), isPinned: true })
  while (end - site.now() > dayMs) {
    site.advance(dayMs - 22 * minute)
    await hunt(site, token)
    await hunt(site, token)
  }
  site.advance(end - site.now())
}

/** Starts a site on which each of these players has played to the present, on dice that are the same in every run. */
export async function startChosenPlayers(): Promise<ChosenPlayers> {
  const end = Date.now()
  const site = await startStillSite(end - days * dayMs)
  try {
    await makeSecondRank(site, 'Renfield')
    await makeOutOfBait(site, 'Seward')
    await makeVeteran(site, 'Van Helsing', end)
    // sessions of the first day may have ended since
    const tokenOf = (name: string) => login(site, name, passwordOf(name))
    const banned = await newPlayer(site, 'Dracula')
    await hunt(site, banned)
    const reason = 'Several accounts of one household hunted for each other, against the rules of the game.'
    await change(site, 'banUser', { id: (await readOwn(site, banned)).id, reason })
    const subscriber = await newPlayer(site, 'Lord Godalming')
    await buyPackage(site, subscriber, 'Silver Circle')
    return {
      site,
      beginner: await newPlayer(site, 'Lucy'),
      secondRank: await tokenOf('Renfield'),
      veteran: await tokenOf('Van Helsing'),
      outOfBait: await tokenOf('Seward'),
      banned,
      subscriber,
    }
  } catch (error) {
    await site.stop()
    throw error
  }
}
