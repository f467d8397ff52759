import { winsForDrops } from '../constants'
import { offersOf } from '../mission/missions'
import { isGiftTaken } from '../progress/gifts'
import type { Id, Release } from '../release/release'
import { isForSale, type Merchant, merchantOf } from '../shop/merchants'
import { amountIn, ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { requirementsOf } from '../travel/place-requirements'
import type { CreatureGround, DroppingCreature, SourceIndex } from './source-index'

/** A ground where a creature lives, and the requirements that the player does not meet. */
export interface SourceGround extends CreatureGround {
  /** XP required by the ground or its region; null if the player has them */
  readonly missingXp: number | null
  /** keys that the player does not own */
  readonly missingKeyIds: readonly Id[]
}

/** Whether the player may go to the ground. */
export const isOpenGround = ({
  missingXp,
  missingKeyIds,
}: Pick<SourceGround, 'missingXp' | 'missingKeyIds'>): boolean => missingXp === null && missingKeyIds.length === 0

/** A creature that drops an item, as far as the player knows it. */
export interface CreatureSource {
  /** null for creatures that the player has not beaten: they are one entry, with all their grounds */
  readonly enemyId: Id | null
  /**
   * the chance, from 0 to 1, that a win drops any piece, without bonuses from equipment; null until `winsForDrops` wins
   */
  readonly chance: number | null
  /** wins over it until the player sees the chance; 0 if the player sees it */
  readonly winsLeft: number
  readonly grounds: readonly SourceGround[]
}

/** The ways in which a player can get an item. */
export interface ItemSources {
  /** the merchant that sells or makes it; null for none */
  readonly merchant: Merchant | null
  /** without grounds that only the item itself opens, because they cannot provide it */
  readonly creatures: readonly CreatureSource[]
  /** ids of the ranks not yet reached that give it */
  readonly rankIds: readonly Id[]
  /** ids of the news with it as a gift that the player has not taken */
  readonly newsIds: readonly Id[]
  /** whether a mission that the player has, or may choose, gives it */
  readonly isMissionReward: boolean
  /** whether it is a collection, given for owning its trophies */
  readonly isCollection: boolean
}

export interface SourcesInput {
  readonly itemId: Id
  readonly release: Release
  /** built from the same release */
  readonly index: SourceIndex
}

const nowhere: ItemSources = {
  merchant: null,
  creatures: [],
  rankIds: [],
  newsIds: [],
  isMissionReward: false,
  isCollection: false,
}

/** Grounds with the requirements that the player does not meet; missing grounds are left out. */
export const sourceGrounds = (
  places: readonly CreatureGround[],
  state: PlayerState,
  release: Release,
): readonly SourceGround[] =>
  places.flatMap((place) => {
    const ground = release.grounds.get(place.groundId)
    if (!ground) return []
    const { requiredXp, keyIds } = requirementsOf(ground, release)
    return [
      {
        ...place,
        missingXp: requiredXp > state.xp ? requiredXp : null,
        missingKeyIds: keyIds.filter((id) => ownedCount(state, id) === 0),
      },
    ]
  })

const mergeGrounds = (a: SourceGround, b: SourceGround): SourceGround => ({
  ...a,
  comesToAnyBait: a.comesToAnyBait || b.comesToAnyBait,
  specialBaitIds: [...new Set([...a.specialBaitIds, ...b.specialBaitIds])],
})

interface WithGrounds {
  readonly grounds: readonly SourceGround[]
}

/**
 * Merges entries that the player cannot tell apart into one, which has every ground once. The merged entry has the
 * place of the first.
 */
export function mergeLike<Entry extends WithGrounds>(
  entries: readonly Entry[],
  isLike: (a: Entry, b: Entry) => boolean,
): readonly Entry[] {
  const merged: Entry[] = []
  for (const entry of entries) {
    const index = merged.findIndex((each) => isLike(each, entry))
    const like = merged[index]
    if (!like) {
      merged.push(entry)
      continue
    }
    const grounds = new Map(like.grounds.map((ground) => [ground.groundId, ground]))
    for (const ground of entry.grounds) {
      const known = grounds.get(ground.groundId)
      grounds.set(ground.groundId, known ? mergeGrounds(known, ground) : ground)
    }
    merged[index] = { ...like, grounds: [...grounds.values()] }
  }
  return merged
}

function creatureSource(
  { enemyId, chance, grounds }: DroppingCreature,
  state: PlayerState,
  release: Release,
): CreatureSource {
  const wins = amountIn(state.hunted, enemyId)
  return {
    enemyId: wins > 0 ? enemyId : null,
    chance: wins >= winsForDrops ? chance : null,
    winsLeft: Math.max(0, winsForDrops - wins),
    grounds: sourceGrounds(grounds, state, release),
  }
}

/**
 * The creatures that drop the item for a player who may lack it. A ground that a key itself opens cannot provide that
 * key.
 */
function creatureSources(state: PlayerState, { itemId, release, index }: SourcesInput): readonly CreatureSource[] {
  const sources = (index.creatures.get(itemId) ?? []).map((creature) => {
    const source = creatureSource(creature, state, release)
    return { ...source, grounds: source.grounds.filter(({ missingKeyIds }) => !missingKeyIds.includes(itemId)) }
  })
  return mergeLike(
    sources.filter(({ grounds }) => grounds.length > 0),
    (a, b) => a.enemyId === null && b.enemyId === null,
  )
}

const isMissionReward = (itemId: Id, state: PlayerState): boolean =>
  offersOf(state).some(
    ({ completedAt, reward }) => completedAt === 0 && reward.items.some((line) => line.itemId === itemId),
  )

/** The ways in which a player can get an item, as far as the player may know them; none for a hidden item. */
export function sourcesOf(state: PlayerState, { itemId, release, index }: SourcesInput): ItemSources {
  const item = release.items.get(itemId)
  if (!item?.isVisible) return nowhere
  const ranksAhead = release.ranks.filter(({ xp }) => xp > state.xp).map(({ id }) => id)
  return {
    merchant: isForSale(item) ? merchantOf(item.type) : null,
    creatures: creatureSources(state, { itemId, release, index }),
    rankIds: (index.ranks.get(itemId) ?? []).filter((id) => ranksAhead.includes(id)),
    newsIds: (index.news.get(itemId) ?? []).filter((id) => !isGiftTaken(state, id)),
    isMissionReward: isMissionReward(itemId, state),
    isCollection: item.type === 'collection',
  }
}
