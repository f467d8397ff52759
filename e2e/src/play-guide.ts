import { query } from './api'
import type { StillSite } from './still-site'

/** The part of a player by which the guide's first step can be taken. */
interface GuidedPlayer {
  readonly xp: number
  readonly nextHuntAt: string
  readonly coffin: { readonly charges: number } | null
  readonly equipmentSlots: readonly {
    readonly itemType: { readonly shortName: string }
    readonly item: { readonly name: string } | null
  }[]
  readonly goals: readonly GuideGoal[]
}

interface GuideGoal {
  readonly __typename: string
  readonly missing: number
  readonly missingCoins?: number
  readonly item?: { readonly id: string; readonly name: string }
  readonly news?: { readonly id: string }
  readonly collection?: { readonly id: string }
  readonly huntingGround?: { readonly id: string; readonly name: string }
}

/** A step as it was offered and taken. */
export interface TakenStep {
  /** since the first one */
  readonly minute: number
  /** the type of the guide's first goal */
  readonly offered: string
  readonly done: string
  readonly hasRetainer: boolean
}

const guideDocument = `{ me { xp nextHuntAt coffin { charges } equipmentSlots { itemType { shortName } item { name } }
  goals { __typename missing ... on ItemGoal { item { id name } } ... on TakeGiftGoal { news { id } }
    ... on ClaimCollectionGoal { collection { id } } ... on PlaceGoal { huntingGround { id name } }
    ... on ShopItemGoal { missingCoins } ... on PinnedItemGoal { missingCoins } } } }`

const minuteMs = 60_000
/** The time for a hunt with its result, and for any other step. */
const huntMs = minuteMs
const stepMs = 25_000

async function mutate(site: StillSite, token: string, call: string): Promise<void> {
  const document = `mutation { result: ${call} { userErrors { code } } }`
  const { result } = await query<{ result: { userErrors: readonly object[] } }>(site, token, document)
  if (result.userErrors.length > 0) throw new Error(`${call} was refused: ${JSON.stringify(result.userErrors)}`)
}

/** Plays a hunt from the coffin, round by round. */
async function huntFromCoffin(site: StillSite, token: string): Promise<void> {
  interface Played {
    readonly coffinHunt: { readonly combat: { readonly result: string } | null; readonly userErrors: readonly object[] }
  }
  for (let round = 1, result = 'ONGOING'; result === 'ONGOING'; round += 1) {
    const document = `mutation { coffinHunt(input: { round: ${round} }) { combat { result } userErrors { code } } }`
    const { coffinHunt } = await query<Played>(site, token, document)
    if (!coffinHunt.combat) throw new Error(`The coffin hunt was refused: ${JSON.stringify(coffinHunt.userErrors)}`)
    result = coffinHunt.combat.result
  }
}

/** The mutation that does what a goal asks; null if hunts, XP or coins are missing. */
function mutationOf(goal: GuideGoal): string | null {
  const itemId = goal.item?.id
  if (goal.missing + (goal.missingCoins ?? 0) > 0) return null
  switch (goal.__typename) {
    case 'TakeGiftGoal':
      return `takeGift(input: { newsId: "${goal.news?.id}" })`
    case 'EquipItemGoal':
    case 'EquipBaitGoal':
      return `equip(input: { itemId: "${itemId}", canReplace: true })`
    case 'BuyBaitGoal':
      return `buy(input: { itemId: "${itemId}", amount: 10 })`
    case 'ShopItemGoal':
    case 'PinnedItemGoal':
    case 'BuyKeyGoal':
      return `buy(input: { itemId: "${itemId}", amount: 1 })`
    case 'ClaimCollectionGoal':
      return `claimCollection(input: { collectionId: "${goal.collection?.id}" })`
    case 'TravelGoal':
      return `travel(input: { huntingGroundId: "${goal.huntingGround?.id}" })`
    default:
      return null
  }
}

/**
 * Plays by the guide for this many minutes of the site's clock. Each step is the first goal that can be reached now,
 * else a hunt, else the wait for the next one.
 */
export async function playByGuide(site: StillSite, token: string, minutes: number): Promise<readonly TakenStep[]> {
  const start = site.now()
  const steps: TakenStep[] = []
  while (site.now() - start < minutes * minuteMs) {
    const { me } = await query<{ me: GuidedPlayer }>(site, token, guideDocument)
    const isReady = Date.parse(me.nextHuntAt) <= site.now()
    const hasRetainer = me.equipmentSlots.some(({ itemType, item }) => itemType.shortName === 'retainer' && item)
    const took = (done: string, ms: number) => {
      const offered = me.goals[0]?.__typename ?? 'nothing'
      steps.push({ minute: (site.now() - start) / minuteMs, offered, done, hasRetainer })
      site.advance(ms)
    }
    const wanted = me.goals.find(({ __typename }) => __typename === 'CoffinHuntGoal') ?? null
    const chosen = me.goals.find((goal) => goal === wanted || mutationOf(goal) !== null)
    const mutation = chosen && chosen !== wanted ? mutationOf(chosen) : null
    if (mutation) {
      await mutate(site, token, mutation)
      took(`${chosen?.__typename} ${chosen?.item?.name ?? ''}`.trim(), stepMs)
    } else if (isReady) {
      await mutate(site, token, 'quickHunt')
      took('hunt', huntMs)
    } else if ((me.coffin?.charges ?? 0) > 0) {
      await huntFromCoffin(site, token)
      took('coffin hunt', huntMs)
    } else took('wait', Date.parse(me.nextHuntAt) - site.now())
  }
  return steps
}
