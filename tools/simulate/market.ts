import {
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  isBoss,
  isForSale,
  type Release,
  slotTypeOf,
} from '@sanguine/rules'

/** Slots that are filled for other reasons than strength. */
const otherSlots: ReadonlySet<string> = new Set(['avatar', 'bait', 'hex'])

/** The content of a premium package. */
export interface PremiumPackage {
  readonly name: string
  readonly items: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** The data that players look up in the shops and on the map, computed once. */
export interface Market {
  readonly release: Release
  readonly packages: ReadonlyMap<string, PremiumPackage>
  /** equipment with combat stats by slot type, the latest first */
  readonly gear: ReadonlyMap<string, readonly ItemDefinition[]>
  readonly gearIds: ReadonlySet<Id>
  /** emblems for sale that work against one kind of creature alone, by that kind */
  readonly orders: ReadonlyMap<Id, ItemDefinition>
  /** ordinary baits that are sold, the dearest first */
  readonly baits: readonly ItemDefinition[]
  /** keys that are sold, with the XP that the first place asks for which they open */
  readonly keys: readonly { readonly key: ItemDefinition; readonly xp: number }[]
  readonly avatars: readonly ItemDefinition[]
  /** the most pieces of a material that one recipe takes */
  readonly maxPieces: ReadonlyMap<Id, number>
  /** collections by their trophies */
  readonly collectionOf: ReadonlyMap<Id, Id>
  /** the easiest first */
  readonly grounds: readonly GroundDefinition[]
  readonly firstRegionGroundIds: ReadonlySet<Id>
  readonly bossIds: ReadonlySet<Id>
}

export const goldOf = (item: ItemDefinition): number => item.price.vgc ?? 0

function ordersOf(sold: readonly ItemDefinition[], release: Release): ReadonlyMap<Id, ItemDefinition> {
  const orders = new Map<Id, ItemDefinition>()
  for (const item of sold.filter(({ type }) => type === 'emblem')) {
    const kinds = new Set(item.stats.map(({ stat }) => release.stats.get(stat)?.proc?.affectedCreatureTypeId ?? null))
    const [kindId = null] = kinds
    if (kindId !== null && kinds.size === 1) orders.set(kindId, item)
  }
  return orders
}

export function marketOf(release: Release, packages: readonly PremiumPackage[]): Market {
  const items = [...release.items.values()]
  const sold = items.filter(isForSale)
  const special = new Set([...release.grounds.values()].flatMap((ground) => ground.specialBaitItemIds))
  const places = [...release.regions.values(), ...release.grounds.values()]
  const firstRegionId = release.regions.keys().next().value
  const gear = new Map<string, ItemDefinition[]>()
  for (const item of items.toSorted((a, b) => b.requiredXp - a.requiredXp)) {
    const slotType = slotTypeOf(item.type)
    if (slotType && !otherSlots.has(slotType)) gear.set(slotType, [...(gear.get(slotType) ?? []), item])
  }
  const maxPieces = new Map<Id, number>()
  for (const { itemId, amount } of sold.flatMap((item) => item.craftingMaterials))
    maxPieces.set(itemId, Math.max(maxPieces.get(itemId) ?? 0, amount))
  return {
    release,
    packages: new Map(packages.map((premiumPackage) => [premiumPackage.name, premiumPackage])),
    gear,
    orders: ordersOf(sold, release),
    gearIds: new Set([...gear.values()].flat().map(({ id }) => id)),
    baits: sold.filter(({ id, type }) => type === 'bait' && !special.has(id)).sort((a, b) => goldOf(b) - goldOf(a)),
    keys: sold
      .filter(({ type }) => type === 'key')
      .map((key) => ({
        key,
        xp: Math.min(...places.filter(({ keyId }) => keyId === key.id).map(({ requiredXp }) => requiredXp)),
      })),
    avatars: sold.filter(({ type }) => type === 'avatar'),
    maxPieces,
    collectionOf: new Map(items.flatMap((item) => item.trophyItemIds.map((trophy) => [trophy, item.id] as const))),
    grounds: [...release.grounds.values()].sort((a, b) => a.requiredXp - b.requiredXp),
    firstRegionGroundIds: new Set(
      [...release.grounds.values()].filter(({ regionId }) => regionId === firstRegionId).map(({ id }) => id),
    ),
    bossIds: new Set([...release.enemies.values()].filter((enemy) => isBoss(enemy, release)).map(({ id }) => id)),
  }
}
