import {
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  isForSale,
  type Release,
  slotTypeOf,
} from '@sanguine/rules'

/** Slots that are filled for other reasons than strength. */
const otherSlots: ReadonlySet<string> = new Set(['avatar', 'bait', 'hex'])

/** What is in a premium package. */
export interface PremiumPackage {
  readonly name: string
  readonly items: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** What players look for in the shops and on the map, worked out once. */
export interface Market {
  readonly release: Release
  readonly packages: ReadonlyMap<string, PremiumPackage>
  /** what is worn for its strength, by slot type, the latest first */
  readonly gear: ReadonlyMap<string, readonly ItemDefinition[]>
  readonly gearIds: ReadonlySet<Id>
  /** ordinary baits that are sold, the dearest first */
  readonly baits: readonly ItemDefinition[]
  /** keys that are sold, with the XP that the first place asks for which they open */
  readonly keys: readonly { readonly key: ItemDefinition; readonly xp: number }[]
  readonly avatars: readonly ItemDefinition[]
  /** pieces of a material that one thing may ask for, at most */
  readonly mostPieces: ReadonlyMap<Id, number>
  /** collections by their trophies */
  readonly collectionOf: ReadonlyMap<Id, Id>
  /** the easiest first */
  readonly grounds: readonly GroundDefinition[]
}

export const goldOf = (item: ItemDefinition): number => item.price.vgc ?? 0

export function marketOf(release: Release, packages: readonly PremiumPackage[]): Market {
  const items = [...release.items.values()]
  const sold = items.filter(isForSale)
  const special = new Set([...release.grounds.values()].flatMap((ground) => ground.specialBaitItemIds))
  const places = [...release.regions.values(), ...release.grounds.values()]
  const gear = new Map<string, ItemDefinition[]>()
  for (const item of items.toSorted((one, other) => other.requiredXp - one.requiredXp)) {
    const slotType = slotTypeOf(item.type)
    if (slotType && !otherSlots.has(slotType)) gear.set(slotType, [...(gear.get(slotType) ?? []), item])
  }
  const mostPieces = new Map<Id, number>()
  for (const { itemId, amount } of sold.flatMap((item) => item.craftingMaterials))
    mostPieces.set(itemId, Math.max(mostPieces.get(itemId) ?? 0, amount))
  return {
    release,
    packages: new Map(packages.map((one) => [one.name, one])),
    gear,
    gearIds: new Set([...gear.values()].flat().map(({ id }) => id)),
    baits: sold
      .filter(({ id, type }) => type === 'bait' && !special.has(id))
      .sort((one, other) => goldOf(other) - goldOf(one)),
    keys: sold
      .filter(({ type }) => type === 'key')
      .map((key) => ({
        key,
        xp: Math.min(...places.filter(({ keyId }) => keyId === key.id).map(({ xpRequired }) => xpRequired)),
      })),
    avatars: sold.filter(({ type }) => type === 'avatar'),
    mostPieces,
    collectionOf: new Map(items.flatMap((item) => item.trophyItemIds.map((trophy) => [trophy, item.id] as const))),
    grounds: [...release.grounds.values()].sort((one, other) => one.xpRequired - other.xpRequired),
  }
}
