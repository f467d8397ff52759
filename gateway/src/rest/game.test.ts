import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { checkLedger, readStates } from '@sanguine/players'
import { coffinNow, combatEventType, combatStateOf, type Id, type PlayerState } from '@sanguine/rules'
import { startTestGateway, type TestGateway } from '../testing'
import { amountAsWire, amountFields, itemAsWire, itemFields, withImageId } from '../testing/graphql-as-wire'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
})
beforeEach(async () => {
  token = await gateway.player()
})
afterAll(() => gateway.stop())

const get = async (path: string) => (await gateway.rest(path, { token })).body
const post = async (path: string, form: Record<string, string>) => gateway.rest(`POST ${path}`, { token, form })
const ask = async (query: string) => (await gateway.graphql(query, {}, token)).data
const release = () => gateway.app.get(releaseService).current()

async function stateOf(playerId: Id): Promise<PlayerState> {
  const state = (await readStates(gateway.app, [playerId])).get(playerId)
  if (!state) throw new Error('There is no such player.')
  return state
}

/** The item of a type that new players have equipped. */
const wornAtStart = (type: string): Id =>
  release().start.equipped.find((id) => release().items.get(id)?.type === type) ?? ''

describe('GET /api/clientUser/getme', () => {
  test('has the numbers of the GraphQL player, times in whole seconds', async () => {
    gateway.advance(1234)
    await get('/Game/hunt')
    const wire = await get('/clientUser/getme')
    const { me, viewer } = await ask(`{ viewer { email } me { id name xp ladderRank
      currentRank { name requiredXp } nextRank { requiredXp }
      inventory { item { ${itemFields} } amount isEquipped } currencies { ${amountFields} }
      huntingGround { id name flavorText image { id } region { id name } }
      nextHuntAt readAt unlockedEquipmentSetCount activeEquipmentSetIndex } }`)
    const { region, ...ground } = me.huntingGround
    const coffin = coffinNow(await stateOf(me.id), gateway.clock.now(), release(), gateway.app.settings.gameSpeed)
    expect(wire).toMatchObject({
      id: me.id,
      name: me.name,
      email: viewer.email,
      xp: me.xp,
      currentRankXP: me.currentRank.requiredXp,
      nextRankXP: me.nextRank.requiredXp,
      currentRank: me.currentRank.name,
      ladderRank: me.ladderRank,
      inventory: me.inventory.map(({ item, amount, isEquipped }: typeof me) => ({
        item: itemAsWire(item),
        amount,
        equipped: isEquipped,
      })),
      stats: expect.any(Array),
      currencies: me.currencies.map(amountAsWire),
      currentHuntingGround: { ...withImageId(ground), regionId: region.id, regionName: region.name },
      nextCoffinRechargeTimeStamp: Math.ceil(coffin.nextRechargeAt / 1000),
      coffinCharges: coffin.charges,
      maxCoffinCharges: coffin.maxCharges,
      unlockedEquipmentSlots: me.unlockedEquipmentSetCount,
      activeEquipmentSlot: me.activeEquipmentSetIndex,
      userRole: 1,
      patreonType: 0,
    })
    const { nextHuntAt, readAt } = me
    expect(wire.nextAllowedHuntTimeStamp).toBe(Math.ceil(Date.parse(nextHuntAt) / 1000))
    expect(wire.currentTimeStamp).toBe(Math.floor(Date.parse(readAt) / 1000))
    expect(wire.stats.map((stat: { shortName: string }) => stat.shortName)).toEqual([...release().stats.keys()])
    for (const { shortName, valueFrom } of wire.stats) {
      const isYesNo = release().stats.get(shortName)?.isYesNo
      expect(typeof valueFrom).toBe(isYesNo ? 'boolean' : 'number')
    }
  })

  test('gives a new player a weapon, equipped bait for twenty hunts, gold for twenty more, and no wait', async () => {
    const me = await get('/clientUser/getme')
    const bait = me.inventory.find(({ item }: { item: { id: string } }) => item.id === wornAtStart('bait'))
    expect(bait).toMatchObject({ amount: 20, equipped: true, item: { itemType: 'Bait' } })
    const [price] = bait.item.price
    const purse = me.currencies.find(({ shortName }: { shortName: string }) => shortName === price.shortName)
    expect(purse.value).toBeGreaterThanOrEqual(20 * price.value)
    expect(me.nextAllowedHuntTimeStamp).toBeLessThanOrEqual(me.currentTimeStamp)
    expect(me).toMatchObject({ unlockedEquipmentSlots: 1, activeEquipmentSlot: 0, xp: 0 })
  })
})

describe('GET /api/Game/hunt', () => {
  test('returns the combat with the same numbers as GraphQL', async () => {
    const wire = await get('/Game/hunt?round=1')
    const { me } = await ask(`{ me { id combat { id round attacker { name image { id } health maxHealth isPlayer }
      defender { name image { id } health maxHealth isPlayer }
      enemy { id name image { id } flavorText rarity { id } type { id } }
      events { round actorName targetName
        standing { attackerTotalDamage defenderTotalDamage attackerHealth defenderHealth }
        ... on DamageEvent { damage effectiveDamage } ... on AttackEvent { isCriticalHit }
        ... on LeechEvent { healing effectiveHealing } ... on HealingEvent { healing effectiveHealing }
        ... on TheftEvent { goldChange } } } } }`)
    const { events, attacker, defender, enemy, ...same } = me.combat
    expect(wire).toMatchObject({
      success: true,
      errorMessage: '',
      ...same,
      attacker: withImageId(attacker),
      defender: withImageId(defender),
      enemyInfo: withImageId(enemy),
    })
    expect(wire.combatEvents).toMatchObject(
      events.map(({ effectiveDamage, effectiveHealing, actorName, standing, ...event }: typeof me) => ({
        damage: 0,
        isCriticalHit: false,
        healing: 0,
        goldChange: 0,
        ...event,
        damageDiff: effectiveDamage ?? 0,
        healingDiff: effectiveHealing ?? 0,
        attackerName: actorName,
        attackerHealth: standing.attackerHealth,
        defenderHealth: standing.defenderHealth,
        totalDamageAttacker: standing.attackerTotalDamage,
        totalDamageTarget: standing.defenderTotalDamage,
        playerName: wire.attacker.name,
      })),
    )
    expect(wire.combatEvents[0].combatEventType).toBe(1)

    const { combat } = await stateOf(me.id)
    if (!combat) throw new Error('The player has a combat.')
    expect(wire.combatEvents.map(({ combatEventType }: typeof wire) => combatEventType)).toEqual(
      combatStateOf(combat).events.map(({ type }) => combatEventType[type]),
    )
    expect(wire.rewardXP).toBe(combat.reward?.xp ?? 0)
    expect(Object.keys(wire.modifiers)).toHaveLength(8)
    expect(Object.keys(wire.modifiers).filter((name) => wire.modifiers[name])).toEqual(combat.modifiers)
  })

  test('plays its rounds to the end, and then returns the seconds until the next hunt', async () => {
    let fight = await get('/Game/hunt?round=1')
    for (let round = 2; fight.result === 0; round += 1) fight = await get(`/Game/hunt?round=${round}`)
    expect(fight.combatEnded).toBe(true)
    expect([1, 2, 3]).toContain(fight.result)
    expect(fight.combatEvents.at(-1).combatEventType).toBe(17)
    gateway.advance(90_000)
    expect(await get('/Game/hunt')).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('510 seconds'),
      attacker: null,
      combatEvents: [],
    })
  })

  test('returns the same result within two seconds from another gateway, and forty simultaneous calls make one hunt', async () => {
    const other = await startTestGateway({ database: gateway.database, clock: gateway.clock })
    try {
      const calls = Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? gateway : other).rest('/Game/hunt', { token }),
      )
      const answers = (await Promise.all(calls)).map(({ text }) => text)
      expect(new Set(answers).size).toBe(1)
      expect(JSON.parse(answers[0] ?? '')).toMatchObject({ success: true, round: 1 })
      const { me } = await ask('{ me { bait { amount } } }')
      expect(me.bait.amount).toBe(19)
    } finally {
      await other.stop()
    }
  })

  test('without bait returns result 4 and adds it to the journal', async () => {
    await get(`/game/unequip/${wornAtStart('bait')}`)
    expect(await get('/Game/hunt')).toMatchObject({ success: false, result: 4, errorMessage: 'No bait equipped!' })
    const [entry] = await get('/Journal')
    expect(entry).toMatchObject({ type: 1, combatInfo: { result: 4, autoHunt: false, enemyInfo: null, loot: [] } })
  })

  test.each(['0', '6', '1.5', 'x'])('refuses round %s', async (round) => {
    const { status, text } = await gateway.rest(`/Game/hunt?round=${round}`, { token })
    expect([status, text]).toEqual([400, expect.stringMatching(/^round: /)])
  })

  test('is not a coffin hunt without a coffin', async () => {
    await get(`/game/unequip/${wornAtStart('coffin')}`)
    expect(await get('/Game/coffinhunt')).toMatchObject({ success: false, errorMessage: 'No coffin equipped!' })
  })
})

describe('GET /api/clientshop', () => {
  test.each([
    ['GetMercatus', 'MERCATUS'],
    ['GetCrypt', 'CRYPT'],
    ['GetStable', 'STABLE'],
    ['GetArmory', 'ARMORY'],
    ['GetWeaponMaster', 'WEAPON_MASTER'],
    ['GetJewel', 'JEWEL'],
    ['GetSanctum', 'SANCTUM'],
  ])('%s has the same items as the shop of GraphQL, in both orders', async (endpoint, merchant) => {
    for (const [sort, direction] of [
      ['asc', 'ASCENDING'],
      ['desc', 'DESCENDING'],
    ]) {
      const wire = await get(`/clientshop/${endpoint}?quantity=10&sort=${sort}&filter=`)
      const { shop } = await ask(
        `{ shop(merchant: ${merchant}, sort: ${direction}) { item { ${itemFields} } owned materials { owned } } }`,
      )
      expect(wire).toMatchObject(
        shop.map(({ item, owned, materials }: typeof wire) => ({
          ...itemAsWire(item),
          owned,
          ownedMaterials: materials.map((material: { owned: number }) => material.owned),
        })),
      )
      expect(wire.length).toBeGreaterThan(0)
      const demands = wire.map(({ reqXP }: { reqXP: number }) => reqXP)
      const rising = sort === 'asc' ? demands : demands.toReversed()
      expect(rising).toEqual(rising.toSorted((a: number, b: number) => a - b))
    }
  })

  test('treats an empty filter as none, and refuses an empty order or number', async () => {
    expect(await get('/clientshop/GetJewel?filter=')).toEqual(await get('/clientshop/GetJewel'))
    for (const field of ['sort', 'quantity']) {
      const headers = { Accept: 'application/problem+json' }
      const refused = await gateway.rest(`/clientshop/GetJewel?${field}=`, { token, headers })
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } })
    }
  })

  test('can be filtered by type, and refuses an unknown order', async () => {
    const baits = await get('/clientshop/GetJewel?filter=bait')
    expect(new Set(baits.map(({ itemType }: { itemType: string }) => itemType))).toEqual(new Set(['Bait']))
    expect((await gateway.rest('/clientshop/GetJewel?sort=up', { token })).status).toBe(400)
  })
})

describe('POST /api/game/buysell', () => {
  test('buys and sells, with the messages of the shop', async () => {
    const bait = wornAtStart('bait')
    expect((await post('/game/buysell', { itemId: bait, amount: '5' })).body).toEqual({
      success: true,
      message: 'Purchase successful! Item added to inventory.',
    })
    expect((await post('/game/buysell', { itemId: bait, amount: '1000' })).body).toMatchObject({ success: false })
    const { me } = await ask('{ me { bait { amount } } }')
    expect(me.bait.amount).toBe(25)
  })

  test.each([
    ['0', /^amount: /],
    ['1.5', /^amount: /],
    ['1000001', /^amount: /],
    ['-1000001', /^amount: /],
    ['many', /^amount: /],
  ])('refuses the amount %s with a sentence', async (amount, sentence) => {
    const { status, text } = await post('/game/buysell', { itemId: wornAtStart('bait'), amount })
    expect([status, text]).toEqual([400, expect.stringMatching(sentence)])
  })

  test('sixty simultaneous purchases never overspend', async () => {
    const amount = 'amount currency { shortName }'
    const { me } = await ask(`{ me { currencies { ${amount} } bait { item { price { ${amount} } } } } }`)
    const [price] = me.bait.item.price
    const gold = me.currencies.find(({ currency }: typeof me) => currency.shortName === price.currency.shortName).amount
    const calls = Array.from({ length: 60 }, () => post('/game/buysell', { itemId: wornAtStart('bait'), amount: '7' }))
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const bought = answers.filter(({ body }) => body.success).length
    expect(bought).toBe(Math.min(60, Math.floor(gold / (7 * price.amount))))
    expect(await checkLedger(gateway.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })

  test('repeated under its key buys once', async () => {
    const form = { itemId: wornAtStart('bait'), amount: '1' }
    const call = { token, form, headers: { 'Idempotency-Key': 'order-7' } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.rest('POST /game/buysell', call)))
    for (const { body } of answers) expect(body.success).toBe(true)
    const { me } = await ask('{ me { bait { amount } } }')
    expect(me.bait.amount).toBe(21)
  })
})

describe('equipment', () => {
  test('is unequipped and equipped', async () => {
    const bait = wornAtStart('bait')
    expect(await get(`/game/unequip/${bait}`)).toMatchObject({ success: true })
    expect(await get(`/game/unequip/${bait}`)).toMatchObject({ success: false })
    expect(await get(`/game/equip/${bait}`)).toMatchObject({ success: true })
    expect((await ask('{ me { bait { amount } } }')).me.bait.amount).toBe(20)
  })

  test('has a first setup, and nine locked ones', async () => {
    expect(await get('/game/changeEquipmentSet/0')).toMatchObject({ success: true })
    expect(await get('/game/changeEquipmentSet/9')).toEqual({
      success: false,
      message: 'This equipment setup is locked.',
      code: 'SETUP_LOCKED',
    })
    expect((await gateway.rest('/game/changeEquipmentSet/first', { token })).status).toBe(400)
  })
})

describe('travel', () => {
  test('returns the same world as GraphQL, and travels', async () => {
    const place = 'id name sequence requiredXp image { id } key { id name image { id } }'
    const { regions } = await ask(`{ regions { ${place} huntingGrounds { ${place} region { id }
      specialBaits { id name image { id } } travelCost { ${amountFields} } } } }`)
    const placeAsWire = ({ requiredXp, key, ...node }: typeof regions) => ({
      ...withImageId(node),
      xpReqired: requiredXp,
      key: key && withImageId(key),
    })
    const groundAsWire = ({ region, specialBaits, travelCost, ...ground }: typeof regions) => ({
      ...placeAsWire(ground),
      regionId: region.id,
      specialBaitItem: specialBaits.map(withImageId),
      currency: travelCost.map(amountAsWire),
    })
    const wire = await get('/ClientTravel/getregions')
    expect(wire).toMatchObject(
      regions.map(({ huntingGrounds: _grounds, ...region }: typeof regions) => ({
        ...placeAsWire(region),
        specialBaitItem: [],
        currency: [],
      })),
    )
    for (const { id, huntingGrounds } of regions)
      expect(await get(`/ClientTravel/GetHuntingGroundsOfRegion/${id}`)).toMatchObject(huntingGrounds.map(groundAsWire))

    const free = regions[0].huntingGrounds.filter(({ requiredXp, key }: typeof regions) => requiredXp === 0 && !key)
    const here = (await get('/clientUser/getme')).currentHuntingGround.id
    const there = free.find(({ id }: { id: string }) => id !== here)
    expect((await post('/Game/travel', { newHuntingGroundId: here })).body).toMatchObject({ success: false })
    expect((await post('/Game/travel', { newHuntingGroundId: there.id })).body).toMatchObject({ success: true })
    expect((await get('/clientUser/getme')).currentHuntingGround.id).toBe(there.id)
    const [entry] = await get('/Journal')
    expect(entry).toMatchObject({ type: 0, data: { travel_name: there.name }, combatInfo: null })
    expect(entry.timestamp).toBe(entry.timeStamp)
  })

  test('refuses an unknown region', async () => {
    const { status } = await gateway.rest(`/ClientTravel/GetHuntingGroundsOfRegion/${'0'.repeat(24)}`, { token })
    expect(status).toBe(404)
  })
})

describe('GET /api/Journal', () => {
  test('returns hunts with their result, enemy, loot and XP, like GraphQL', async () => {
    await get('/Game/quickhunt')
    const wire = await get('/Journal')
    const { journal } = await ask(
      '{ journal { nodes { id happenedAt ... on CombatEntry { enemy { id name image { id } } reward { xp items { amount item { id } } } } } } }',
    )
    const index = wire.findIndex(({ type }: { type: number }) => type === 1)
    const { enemy, reward, id, happenedAt } = journal.nodes[index]
    expect(wire[index]).toMatchObject({
      id,
      timestamp: Math.floor(Date.parse(happenedAt) / 1000),
      combatInfo: { enemyInfo: withImageId(enemy), rewardXP: reward.xp, loot: reward.items },
      loot: reward.items,
    })
  })
})

test.each(['/clientUser/getme', '/Game/hunt', '/clientshop/GetCrypt', '/Journal', '/ClientTravel/getregions'])(
  '%s is for players only',
  async (path) => {
    expect((await gateway.rest(path)).status).toBe(401)
    expect((await gateway.rest(path, { token: await gateway.visitor() })).status).toBe(403)
  },
)

describe('GET /api/news/latestnews', () => {
  test('returns the five newest posts of GraphQL, and the gift of a post is taken once', async () => {
    const news = await get('/news/latestnews/0/5')
    const { nodes } = (
      await ask('{ news(first: 5) { nodes { id header message image { id } publishedAt gift { id } } } }')
    ).news
    expect(news).toHaveLength(5)
    expect(news).toMatchObject(
      nodes.map(({ publishedAt, gift, ...post }: typeof nodes) => ({
        ...withImageId(post),
        timestamp: Date.parse(publishedAt) / 1000,
        reward: gift,
      })),
    )
    expect(await get('/news/latestnews/1/1')).toEqual([news[1]])
    expect(await get('/news/latestnews/99/5')).toEqual([])

    const gift = news.find(({ reward }: typeof news) => reward !== null)
    const take = async () => (await post('/news/takeGift', { newsId: gift.id })).body
    expect(await take()).toEqual({ success: true, message: `${gift.reward.name} is yours.` })
    expect(await take()).toEqual({
      success: false,
      message: `You already took ${gift.reward.name}.`,
      code: 'GIFT_TAKEN',
    })
    const after = (await get('/news/latestnews/0/5')).find(({ id }: typeof news) => id === gift.id)
    expect(after.rewardTaken).toBe(true)
  })

  test.each(['/news/latestnews/0/0', '/news/latestnews/0/51', '/news/latestnews/-1/5', '/news/latestnews/a/5'])(
    'refuses %s',
    async (path) => expect((await gateway.rest(path, { token })).status).toBe(400),
  )
})
