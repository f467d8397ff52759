import type { FightProof } from '@sanguine/rules'
import { z } from 'zod'
import type { SealedProof } from './fight-proof'

const range = z
  .object({ from: z.number(), to: z.number() })
  .meta({ id: 'ProofRange', description: 'A range of a roll.' })
const ranges = z
  .object({ health: range, critChance: range })
  .meta({ id: 'ProofFighterRanges', description: 'The ranges of the numbers of a fighter.' })
const weights = z.array(
  z
    .object({ enemyId: z.string(), weight: z.int() })
    .meta({ id: 'ProofWeight', description: 'The weight of a creature in a draw.' }),
)

const retainer = z
  .object({
    itemId: z.string(),
    name: z.string(),
    damageFrom: z.int(),
    damageTo: z.int(),
    creatureTypeId: z.string().nullable(),
  })
  .meta({ id: 'ProofRetainer', description: 'A retainer at the start of a fight.' })

const proc = z
  .object({
    stat: z.string().optional(),
    name: z.string(),
    imageId: z.string(),
    type: z.string(),
    moment: z.string(),
    damageType: z.string().nullable(),
    creatureTypeId: z.string().nullable(),
    from: z.int(),
    to: z.int(),
    percent: z.number(),
  })
  .meta({ id: 'ProofProc', description: 'An effect that a fighter may cause.' })

const fighter = z
  .object({
    name: z.string(),
    isPlayer: z.boolean(),
    maxHealth: z.int(),
    damageFrom: z.int(),
    damageTo: z.int(),
    critChance: z.number().describe('In percent.'),
    retainers: z.array(retainer),
    procs: z.array(proc),
    gold: z.int().describe('The gold that can be stolen; of a player only what was.'),
    creatureTypeId: z.string().nullable(),
  })
  .meta({ id: 'ProofFighter', description: 'A fighter at the start of a fight.' })

const attraction = z
  .object({
    dueBossId: z.string().nullable().describe('The boss whose wait was over, which needs no roll.'),
    hexPercent: z.number().describe('The chance of the hex, in percent.'),
    hexed: weights,
    baited: weights,
  })
  .meta({ id: 'ProofAttraction', description: 'The creatures among which a hunt drew.' })

const lootLine = z
  .object({ itemId: z.string().nullable(), dropChance: z.number(), amountMin: z.int(), amountMax: z.int() })
  .meta({ id: 'ProofLootLine', description: 'A line of loot; without an item if the content had no such item.' })

const lootDraw = z
  .object({ lootChance: range, lines: z.array(lootLine) })
  .meta({ id: 'ProofLootDraw', description: 'The chances of the loot, and the loot chance of the player.' })

const draws = z
  .object({
    attraction,
    modifiers: z.record(z.string(), z.number()).describe('The chance of each modifier, in percent.'),
    attacker: ranges,
    defender: ranges,
    defenderHealthFactor: z.number(),
    loot: lootDraw,
  })
  .meta({ id: 'ProofDraws', description: 'The numbers with which the rolls of a fight were compared.' })

const round = z
  .object({ attackerHealth: z.int(), defenderHealth: z.int() })
  .meta({ id: 'ProofRound', description: 'Both healths after a round.' })

const loot = z
  .object({ itemId: z.string(), amount: z.int() })
  .meta({ id: 'ProofLoot', description: 'Pieces of an item that a win dropped.' })

export const fightProofShape = z
  .object({
    format: z.string().describe('`sanguine-fight-1`; another name for another format.'),
    number: z.int().describe("The player's combat number."),
    seedHash: z.string().nullable().describe('SHA-256 of the server seed, shown before the fight.'),
    serverSeed: z.string().nullable().describe('64 hex digits; null until it is revealed, or if it is not stored.'),
    clientSeed: z.string().nullable(),
    combatSeed: z.string().describe('HMAC-SHA-256 of `<clientSeed>:<number>` under the server seed.'),
    rules: z.int().describe('The version of the rules of fights.'),
    enemyId: z.string(),
    isHexed: z.boolean(),
    modifiers: z.array(z.string()),
    attacker: fighter,
    defender: fighter,
    draws: draws.nullable().describe('The numbers of its draws; null for fights from before they were recorded.'),
    rounds: z.array(round),
    result: z.string().describe('`win`, `draw` or `loss` of the player.'),
    loot: z.array(loot).describe('The loot at stake.'),
    digest: z.string().describe('SHA-256 of the canonical JSON (RFC 8785) of all other fields.'),
  })
  .meta({ id: 'FightProof', description: 'The numbers of a fight, from which anyone can compute it again.' })

const toWireFighter = ({ retainers, procs, ...numbers }: FightProof['attacker']): z.input<typeof fighter> => ({
  ...numbers,
  retainers: [...retainers],
  procs: [...procs],
})

const toWireDraws = (drawn: FightProof['draws']): z.input<typeof draws> | null =>
  drawn && {
    ...drawn,
    attraction: {
      ...drawn.attraction,
      hexed: [...drawn.attraction.hexed],
      baited: [...drawn.attraction.baited],
    },
    loot: { ...drawn.loot, lines: [...drawn.loot.lines] },
  }

export const toWireProof = (proof: SealedProof): z.input<typeof fightProofShape> => ({
  ...proof,
  modifiers: [...proof.modifiers],
  attacker: toWireFighter(proof.attacker),
  defender: toWireFighter(proof.defender),
  draws: toWireDraws(proof.draws),
  rounds: [...proof.rounds],
  loot: [...proof.loot],
})
