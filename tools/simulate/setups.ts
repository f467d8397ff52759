import { bestSetups, tierOf } from '@sanguine/content/testing'
import type { Release } from '@sanguine/rules'
import { markdownTable } from '../report/table'
import type { Assertion } from './assertions'

type Setups = ReturnType<typeof bestSetups>

/**
 * The share of hunts that the best setup wins on a ground, and the best two setups. Equipment is of the ground's tier
 * (`own`), and of the tier before it, if there is one (`before`).
 */
export interface GroundSetups {
  readonly name: string
  readonly own: Setups
  readonly before: Setups | null
}

/** The largest share of the best two setups' wins that the best one may win alone in equipment of the tier before. */
const maxPartOfTwo = 0.8

export const groundSetupsOf = (release: Release): readonly GroundSetups[] =>
  [...release.grounds.values()].map((ground) => {
    const { own, before } = tierOf(ground)
    return {
      name: ground.name,
      own: bestSetups(ground, own, release),
      before: before === null ? null : bestSetups(ground, before, release),
    }
  })

const partOfTwo = ({ one, two }: Setups['byTable']): number => one / two
const percent = (part: number): string => `${Math.round(100 * part)} %`

/** Asserts that a player who arrives on a ground needs two setups, with the enemies that ordinary bait attracts. */
export function setupAssertion(grounds: readonly GroundSetups[]): Assertion {
  const parts = grounds
    .flatMap(({ name, before }) => (before ? [{ name, part: partOfTwo(before.byTable) }] : []))
    .sort((a, b) => a.part - b.part)
  const extremes = [parts.at(0), parts.at(-1)].map((ground) => ground && `${percent(ground.part)} (${ground.name})`)
  return {
    claim: `In gear of the tier before, the best set-up wins at most ${percent(maxPartOfTwo)} of what the best two win, on each ground that has one.`,
    found: extremes.join(' to '),
    holds: parts.length > 0 && parts.every(({ part }) => part <= maxPartOfTwo),
  }
}

/** The shares of hunts that one and two setups win on each ground, and the first share as a part of the second. */
export function setupTable(grounds: readonly GroundSetups[]): string {
  const cells = (setups: Setups | null) =>
    setups
      ? [percent(setups.byTable.one), percent(setups.byTable.two), percent(partOfTwo(setups.byTable))]
      : ['', '', '']
  const columns = ['tier before: one', 'two', 'part', 'own tier: one', 'two', 'part']
  return markdownTable(
    ['ground', ...columns],
    grounds.map(({ name, before, own }) => [name, ...cells(before), ...cells(own)]),
  )
}
