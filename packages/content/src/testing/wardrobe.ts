import {
  type Id,
  type ItemDefinition,
  isForSale,
  neededSubscription,
  newPlayer,
  type PlayerState,
  type Release,
  type Setup,
  slotTypes,
} from '@sanguine/rules'

const worn: readonly string[] = slotTypes.filter((type) => !['avatar', 'coin', 'bait', 'hex'].includes(type))

/** The latest first. */
const bySeniority = (a: ItemDefinition, b: ItemDefinition) =>
  b.requiredXp - a.requiredXp || (b.price.vgc ?? 0) - (a.price.vgc ?? 0) || (a.id < b.id ? -1 : 1)

/**
 * The latest shop gear of a hunter with that XP and no subscription. It has one piece for each slot, except two
 * accessories and one retainer. The bait is the latest that is not special to a ground; there is no coin or hex.
 */
export function gearAt(xp: number, release: Release): readonly ItemDefinition[] {
  const special = new Set([...release.grounds.values()].flatMap((ground) => ground.specialBaitItemIds))
  const sold = [...release.items.values()]
    .filter((item) => isForSale(item) && item.requiredXp <= xp && neededSubscription(item) === 0)
    .sort(bySeniority)
  const best = (type: string, count: number) => sold.filter((item) => item.type === type).slice(0, count)
  const bait = sold.find((item) => item.type === 'bait' && !special.has(item.id))
  if (!bait) throw new Error(`no bait is sold at ${xp} XP`)
  return [...worn.flatMap((type) => best(type, type === 'accessory' ? 2 : 1)), bait]
}

/** A player with so many XP on a ground, with one of each of these equipped, and bait and hexes for a million hunts. */
export function hunterIn(
  items: readonly ItemDefinition[],
  { groundId, xp = 0 }: { readonly groundId: Id; readonly xp?: number },
  release: Release,
): PlayerState {
  const setup: Record<string, Id[]> = {}
  for (const { id, type } of items) setup[type] = [...(setup[type] ?? []), id]
  const fresh = newPlayer(release).state
  const countOf = (type: string) => (type === 'bait' || type === 'hex' ? 1_000_000 : 1)
  return {
    ...fresh,
    xp,
    groundId,
    setups: fresh.setups.map((empty, index): Setup => (index === 0 ? setup : empty)),
    inventory: Object.fromEntries(items.map(({ id, type }) => [id, countOf(type)])),
  }
}
