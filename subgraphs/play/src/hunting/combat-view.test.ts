import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aWorldOfDraws, startGame, type TestGame } from '@sanguine/players/testing'
import { combatShape, toWireCombat } from './combat.shape'
import { combatView } from './combat-view'
import { quickHunt } from './operations/hunt'

const world = aWorldOfDraws()
let game: TestGame

beforeAll(async () => {
  game = await startGame({ release: world })
})
afterAll(() => game.stop())

test('reward and seed of a combat are hidden until its last round is shown, in both APIs', async () => {
  const hunted = await quickHunt(game.as('Mina'))
  if (!hunted.ok) throw new Error(hunted.refusal.code)
  const { player, combat } = hunted.value.combat
  const halfway = { player, combat, upToRound: 3 }
  const whole = { player, combat, upToRound: 5 }
  expect(combatView(halfway, world)).toMatchObject({ result: 'ongoing', round: 3, reward: null, seed: null })
  expect(combatView(whole, world)).toMatchObject({ result: 'draw', round: 5, seed: combat.seed })
  const { reward } = combat
  expect(combatView(whole, world).reward).toEqual(
    reward && { xp: reward.xp, currencies: reward.currencies, items: reward.loot },
  )
  const wire = combatShape.parse(toWireCombat(world, halfway))
  expect(wire).toMatchObject({
    combatEnded: false,
    rewardXP: 0,
    loot: [],
    reward: { xp: 0, currencies: [], items: [] },
  })
})

test('a view is computed once for all fields of a response', async () => {
  const hunted = await quickHunt(game.as('Lucy'))
  if (!hunted.ok) throw new Error(hunted.refusal.code)
  const shown = hunted.value.combat
  expect(combatView(shown, world)).toBe(combatView(shown, world))
})
