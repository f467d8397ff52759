import type { z } from 'zod'
import { currencyEntries } from './entries'
import { entry, flag, list, objectSchema, reference, requiredReference, whole } from './fields'

/** The possessions and the ground of a newly registered player. */
export const startFields = {
  huntingGroundId: reference('huntingGround', 'Where a player begins; empty for the first ground of the first region.'),
  currencies: currencyEntries('What a player has to spend.'),
  items: list(
    'What a player owns.',
    entry('StartItem', 'Some of an item.', {
      itemId: requiredReference('item', 'Which item.'),
      amount: whole('How many.', { min: 1, max: 1_000_000, initial: 1 }),
      equipped: flag('Whether it is worn from the start.'),
    }),
    { identity: 'itemId' },
  ),
}

export const startSchema = objectSchema(startFields)

/** The start of a new player. */
export type StartRecord = z.output<typeof startSchema>
