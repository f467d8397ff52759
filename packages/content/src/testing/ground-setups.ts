import { affectedTypeOf, type GroundDefinition, type Id, type ItemDefinition, type Release } from '@sanguine/rules'
import { setupsAt } from './best-setups'
import { tierOf } from './tiers'
import { gearAt } from './wardrobe'

export interface NamedSetup {
  readonly name: string
  readonly items: readonly ItemDefinition[]
}

/** What a new player wears. */
const startingItems = ({ start, items }: Release): readonly ItemDefinition[] =>
  start.equipped.flatMap((id) => items.get(id) ?? [])

/**
 * Three set-ups in which hunters are on a ground: the gear of the tier before, where there is none what a new player wears; the
 * gear of the ground's own tier; and that with the older weapon and the order against a kind of creature.
 */
export function setupsOn(ground: GroundDefinition, kind: Id, release: Release): readonly NamedSetup[] {
  const { own, before } = tierOf(ground)
  const ordered = setupsAt(own, release).findLast((items) =>
    items.some((item) => item.type === 'emblem' && affectedTypeOf(item, release) === kind),
  )
  return [
    before === null
      ? { name: 'what a new player wears', items: startingItems(release) }
      : { name: 'gear of the tier before', items: gearAt(before, release) },
    { name: 'gear of its tier', items: gearAt(own, release) },
    ...(ordered ? [{ name: 'gear of its tier, older weapon, order against the kind', items: ordered }] : []),
  ]
}
