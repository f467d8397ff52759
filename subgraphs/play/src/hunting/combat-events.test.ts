import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorldOfDraws, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import { combatEventType, type Fighter, type Retainer } from '@sanguine/rules'

let game: TestGame

beforeAll(async () => {
  game = await startGame({ release: aWorldOfDraws() })
})
afterAll(() => game.stop())

const mina = aViewer('Mina')

const procOf = (type: string, moment: string): Fighter['procs'][number] => ({
  name: type,
  imageId: idOf(`${type} picture`),
  type,
  moment,
  damageType: null,
  creatureTypeId: null,
  from: 7,
  to: 7,
  percent: 100,
})

const rat: Retainer = { itemId: idOf('Rat'), name: 'Rat', damageFrom: 1, damageTo: 1, creatureTypeId: null }

/** Fighters who cause events of every type in five rounds. */
const fighters: Readonly<Record<'attacker' | 'defender', Partial<Fighter>>> = {
  attacker: {
    maxHealth: 1000,
    gold: 5,
    retainers: [rat, rat],
    procs: [
      procOf('summoning', 'combatstart'),
      procOf('damage', 'roundstart'),
      procOf('strength', 'roundstart'),
      procOf('healing', 'roundend'),
      procOf('omen', 'roundend'),
    ],
  },
  defender: {
    maxHealth: 1000,
    procs: [
      procOf('evasion', 'attacked'),
      procOf('evasion', 'procced'),
      procOf('banishing', 'combatstart'),
      procOf('stun', 'combatstart'),
      procOf('damage', 'roundend'),
      procOf('leech', 'roundend'),
      procOf('theft', 'roundend'),
      procOf('dispel', 'roundend'),
    ],
  },
}

async function fight(): Promise<void> {
  await runQuery(game.app, mina, 'mutation { quickHunt { userErrors { code } } }')
  const changes = Object.entries(fighters).flatMap(([side, fields]) =>
    Object.entries(fields).map(([name, value]) => [`state.combat.${side}.${name}`, value] as const),
  )
  const { players } = game.app.get(playerModelsService)
  await players.updateOne({ _id: mina.accountId }, { $set: Object.fromEntries(changes), $inc: { revision: 1 } })
}

const document = `{ me { combat { events {
  __typename round actor actorName target targetName
  standing { attackerHealth defenderHealth attackerTotalDamage defenderTotalDamage }
  ... on ProcEvent { proc { name image { id } } }
  ... on RetainerEvent { retainer { name } }
  ... on DamageEvent { damage effectiveDamage }
  ... on AttackEvent { isCriticalHit }
  ... on LeechEvent { healing effectiveHealing }
  ... on HealingEvent { healing effectiveHealing }
  ... on TheftEvent { goldChange }
  ... on CombatEndEvent { result }
} } } }`

test('an event of every type has the fields of its type, none of them null', async () => {
  await fight()
  const { me } = await runQuery<{ me: { combat: { events: { __typename: string }[] } } }>(
    (await game.anotherGateway()).app,
    mina,
    document,
  )
  const first = new Map<string, object>()
  for (const event of me.combat.events) {
    if (!first.has(event.__typename)) first.set(event.__typename, event)
  }
  const byHunter = { actor: 'ATTACKER', actorName: 'Mina' }
  const byCreature = { actor: 'DEFENDER', actorName: 'Ghoul' }
  const proc = (name: string) => ({ proc: { name, image: { id: idOf(`${name} picture`) } } })
  const retainer = { retainer: { name: 'Rat' } }
  expect(Object.fromEntries(first)).toMatchObject({
    CombatStartEvent: { round: 0, standing: { attackerHealth: 1000, defenderHealth: 1000, attackerTotalDamage: 0 } },
    RoundStartEvent: { round: 1 },
    RetainerAddedEvent: { ...byHunter, target: 'ATTACKER', targetName: 'Mina', ...proc('summoning'), ...retainer },
    RetainerRemovedEvent: { ...byCreature, target: 'ATTACKER', ...proc('banishing'), ...retainer },
    StunEvent: { ...byCreature, ...proc('stun') },
    ProcEvadedEvent: { ...byHunter, ...proc('damage') },
    ProcGainedEvent: { ...byHunter, ...proc('strength') },
    HealingEvent: { ...byHunter, ...proc('healing'), healing: 7, effectiveHealing: 0 },
    ProcFiredEvent: { ...byHunter, ...proc('omen') },
    ProcDamageEvent: { ...byCreature, ...proc('damage'), damage: 7, effectiveDamage: 7 },
    LeechEvent: { ...byCreature, ...proc('leech'), damage: 7, effectiveDamage: 7, healing: 7, effectiveHealing: 0 },
    TheftEvent: { ...byCreature, ...proc('theft'), goldChange: -5 },
    DispelEvent: { ...byCreature, ...proc('dispel') },
    AttackEvadedEvent: { ...byHunter, ...proc('evasion') },
    RetainerAttackEvent: { ...byHunter, ...retainer, damage: 1, effectiveDamage: 1 },
    AttackEvent: { ...byCreature, damage: expect.any(Number), isCriticalHit: expect.any(Boolean) },
    CombatEndEvent: { round: 5, result: 'DRAW' },
  })
  expect(first.size).toBe(Object.keys(combatEventType).length)
})
