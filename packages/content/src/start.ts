import type { z } from 'zod'
import { currencyEntries } from './entries'
import { entry, flag, image, list, objectSchema, reference, requiredReference, whole } from './fields'

/** The possessions and the ground of a newly registered player, and how players look who wear no avatar. */
export const startFields = {
  huntingGroundId: reference(
    'huntingGround',
    'The ground at which a player begins; empty for the first ground of the first region.',
  ),
  currencies: currencyEntries('The coins with which a player begins.'),
  items: list(
    'The items with which a player begins.',
    entry('StartItem', 'Pieces of an item.', {
      itemId: requiredReference('item', 'The item.'),
      amount: whole('The number of pieces.', { min: 1, max: 1_000_000, initial: 1 }),
      equipped: flag('Whether the item is equipped from the start.'),
    }),
    { identity: 'itemId' },
  ),
  coffinCharges: whole(
    "The charges that a new player's coffin holds beyond those that it recharges; they do not come again.",
    { max: 100 },
  ),
  mission: list(
    'The creatures of the first mission, which takes place on the first ground; empty for a drawn mission.',
    entry('StartObjective', 'Wins over a creature.', {
      enemyId: requiredReference('enemy', 'The creature.'),
      goal: whole('The number of wins.', { min: 1, max: 100, initial: 1 }),
    }),
    { identity: 'enemyId' },
  ),
  portraits: list(
    'The portraits of players who wear no avatar; the id of a player decides which one.',
    image('A portrait.'),
    {
      identity: 'value',
    },
  ),
}

export const startSchema = objectSchema(startFields)

/** The start of a new player. */
export type StartRecord = z.output<typeof startSchema>
