import { affectedTypeOf, type GroundDefinition, type Id, type ItemDefinition, type Release } from '@sanguine/rules'
import { setupsAt } from './best-setups'
import { tierOf } from './tiers'
import { gearAt } from './wardrobe'

export interface NamedSetup {
  readonly name: string
  readonly items: readonly ItemDefinition[]
}

/** The equipment of a new player. */
const startingItems = ({ start, items }: Release): readonly ItemDefinition[] =>
  start.equipped.flatMap((id) => items.get(id) ?? [])

/**
 * Three setups for a ground: the gear of the tier before, or a new player's equipment if there is none; the gear of the
 * ground's tier; and that gear with the older weapon and the emblem against an enemy type.
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
