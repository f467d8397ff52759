/**
 * How many fights and whole hunts one core plays in a second, and how long the odds of a hunt take on each ground of the
 * content pack. Ends with 1 when 10,000 fights of five rounds take longer than a second.
 */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../build/server.mjs'

await buildServer()
const dist = fileURLToPath(new URL('../../packages/rules/dist/', import.meta.url))
const require = createRequire(import.meta.url)
const { newPlayer, odds, quickAttack, standingOf, startHunt } = require(dist)
const { gearAt, hunterIn, packRelease } = require('@sanguine/content/testing')

const fights = 10_000
const limit = 1000
const seeds = Array.from({ length: fights }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'))

const record = (id, name, fields) => [
  id,
  { id, name, imageId: '', animatedImageId: '', flavorText: '', visible: true, ...fields },
]
const line = (stat, from, to = from, procPercent) => ({ stat, from, to, ...(procPercent && { procPercent }) })
const item = (id, type, stats) =>
  record(id, id, {
    type,
    rarityId: '',
    stats,
    price: {},
    refund: {},
    craftingMats: [],
    reqXP: 0,
    needSub: 0,
    creatureTypeId: null,
    attractsEnemyTypeId: null,
    attractsEnemyId: null,
  })
const place = { sequence: 0, xpRequired: 0, keyId: null }
const proc = (shortName, procType, procEvent) => [
  shortName,
  {
    shortName,
    name: shortName,
    imageId: '',
    isYesNo: false,
    proc: { procType, procEvent, damageType: null, affectedCreatureTypeId: null },
  },
]

const loot = Array.from({ length: 5 }, () => ({ itemId: 'bait', dropChance: 20, amountMin: 1, amountMax: 3 }))
/** Nobody falls: with health to spare each fight takes all five rounds. */
const tough = {
  stats: [line('health', 5000), line('damage', 10, 40), line('critchance', 10), line('spark', 5, 9, 20)],
  equipment: ['bat'],
}
const release = {
  id: 'bench',
  items: new Map([
    item('blade', 'weapon', [
      line('damage', 10, 30),
      line('health', 5000),
      line('drink', 5, 20, 25),
      line('curse', 1, 1, 10),
    ]),
    item('ring', 'accessory', [line('dominate', 2), line('timewalker', 30), line('lootchance', 5, 10)]),
    ...['bat', 'rat', 'cat'].map((id) => item(id, 'retainer', [line('damage', 3, 9)])),
    item('bait', 'bait', []),
  ]),
  itemTypes: new Map(),
  stats: new Map([proc('drink', 'leech', 'attack'), proc('spark', 'damage', 'hit'), proc('curse', 'stun', 'attack')]),
  enemies: new Map([
    record('ghoul', 'Ghoul', {
      enemyTypeId: 'undead',
      rarityId: '',
      xp: 5,
      reward: { vgc: 9 },
      refund: { vgc: 1 },
      loot,
      ...tough,
    }),
  ]),
  regions: new Map(),
  grounds: new Map([record('moor', 'Moor', { ...place, regionId: '', travelCost: {}, specialBaitItemIds: [] })]),
  tables: new Map([['moor', [{ sequence: 0, slices: [{ enemyId: 'ghoul', rangeMin: 0, rangeMax: 10_000 }] }]]]),
  ranks: [{ id: 'fledgling', xp: 0, rewardItemId: null }],
  currencies: new Map(),
  start: {
    groundId: 'moor',
    currencies: { vgc: 100 },
    inventory: { blade: 1, ring: 1, bat: 1, rat: 1, cat: 1, bait: 1_000_000 },
    equipped: ['blade', 'ring', 'bat', 'rat', 'cat', 'bait'],
  },
}

const player = newPlayer(release).state
const input = (index) => ({ mode: 'auto', seed: seeds[index], now: 0, release, speed: 1 })

function measure(what, play) {
  for (let index = 0; index < fights / 10; index++) play(index)
  const start = performance.now()
  for (let index = 0; index < fights; index++) play(index)
  const ms = performance.now() - start
  console.log(`${what}: ${fights} in ${ms.toFixed(0)} ms, ${Math.round((fights / ms) * 1000)} a second`)
  return ms
}

const combats = seeds.map((_, index) => startHunt(player, input(index)).value)
const rounds = combats.map((combat) => standingOf(combat, 5))
if (rounds.some((standing) => standing.round !== 5)) throw new Error('a fight ended before its fifth round')
const events = rounds.reduce((sum, standing) => sum + standing.events.length, 0) / fights

const ms = measure(`fights of five rounds and ${events.toFixed(0)} events`, (index) => standingOf(combats[index], 5))
measure('hunts, from bait to booked reward', (index) => quickAttack(player, input(index)))

/** The second time, when what the machine compiles as it goes is compiled. */
function oddsOn({ id, name, xpRequired }, pack) {
  const hunter = hunterIn(gearAt(xpRequired, pack), { groundId: id, xp: xpRequired }, pack)
  odds(hunter, pack)
  const start = performance.now()
  odds(hunter, pack)
  return { name, ms: performance.now() - start }
}

const pack = packRelease()
const times = [...pack.grounds.values()].map((ground) => oddsOn(ground, pack)).sort((one, other) => one.ms - other.ms)
const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)]
for (const { name, ms } of times) console.log(`odds on ${name}: ${ms.toFixed(0)} ms`)
console.log(`odds: median ${median.ms.toFixed(0)} ms, slowest ${slowest.ms.toFixed(0)} ms`)

if (ms > limit) {
  console.error(`too slow: 10,000 fights must take at most ${limit} ms`)
  process.exitCode = 1
}
