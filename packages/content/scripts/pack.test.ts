import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  drawnModifiers,
  enemiesOn,
  type ItemDefinition,
  isCmsNewsId,
  neededSubscription,
  regionRuleNames,
  regionRules,
  slotTypeOf,
  statNames,
} from '@sanguine/rules'
import { type AnyRecord, checkContent, kindNames, problemLine } from '../src'
import { packFolder, readPack, readTranslations } from '../src/pack'
import { packRelease } from '../src/testing'

const pack = readPack()

interface UiArtwork {
  readonly file: string
  readonly width: number
  readonly height: number
}

describe('the content pack', () => {
  it('passes every check of the content, including images and German', () => {
    const imageMotion = new Map(pack.images.map(({ id, isMoving }) => [id, isMoving]))
    const knowledge = { imageIds: new Set(imageMotion.keys()), imageMotion, translations: pack.translations }
    expect(Object.keys(pack.translations)).toEqual(['de'])
    expect(checkContent(pack, knowledge).map(problemLine)).toEqual([])
  })

  it('has no news post with an id like those of the CMS, which players may forget', () =>
    expect(pack.records.news.filter(({ id }) => isCmsNewsId(id))).toEqual([]))

  it('is the output of the build from its sources', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'build.mjs'), '--check'], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('has images with the bytes, motion and smaller thumbnail that their entries declare', () => {
    for (const image of pack.images) {
      const bytes = readFileSync(image.file)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(image.sha256)
      expect([image.file, bytes.subarray(0, 64).includes('ANIM')]).toEqual([image.file, image.isMoving])
      if (image.thumb !== image.file) expect(statSync(image.thumb).size).toBeLessThan(statSync(image.file).size)
    }
  })

  it('lists only images that a record or a player shows', () => {
    const records = kindNames.flatMap((kind): readonly AnyRecord[] => pack.records[kind])
    const shown = new Set([
      ...records.flatMap(({ imageId, animatedImageId }) => [imageId, animatedImageId]),
      ...pack.start.portraits,
    ])
    expect(pack.images.filter(({ id }) => !shown.has(id)).map(({ file }) => file)).toEqual([])
  })

  it('has less than 36 MB of images', () => {
    const ui = Object.values(readUiArtworks()).map(({ file }) => join(packFolder.art, file))
    const files = new Set([...ui, ...pack.images.flatMap(({ file, thumb }) => [file, thumb])])
    const bytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(36_000_000)
  })

  it('has a whole world: regions, grounds, creatures of every type and rarity, items of every type', () => {
    const { records } = pack
    expect(records.region.length).toBeGreaterThanOrEqual(6)
    expect(records.huntingGround.length).toBeGreaterThanOrEqual(24)
    expect(records.enemy.length).toBeGreaterThanOrEqual(100)
    expect(records.item.length).toBeGreaterThanOrEqual(400)
    expect(records.rank).toHaveLength(30)
    expect(records.news).toHaveLength(5)
    expect(records.item.filter(({ trophyItemIds }) => trophyItemIds.length > 0)).toHaveLength(20)
    const kindsOf = new Set(records.enemy.map(({ enemyTypeId, rarityId }) => `${enemyTypeId} ${rarityId}`))
    expect(new Set(records.enemy.map(({ rarityId }) => rarityId)).size).toBe(5)
    expect(new Set(records.enemy.map(({ enemyTypeId }) => enemyTypeId)).size).toBe(6)
    expect(kindsOf.size).toBeGreaterThan(20)
    expect(new Set(records.item.map(({ itemTypeId }) => itemTypeId)).size).toBe(records.itemType.length)
  })

  it('uses every name and every flavour text once', () => {
    const named = [...pack.records.item, ...pack.records.enemy, ...pack.records.huntingGround, ...pack.records.rank]
    const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
    expect(twice(named.map(({ name }) => name))).toEqual([])
    expect(twice(named.map(({ flavorText }) => flavorText))).toEqual([])
    const german = readTranslations().de ?? {}
    expect(twice(named.map(({ id }) => german[id]?.flavorText ?? ''))).toEqual([])
  })

  it('has a proc of every type at every event', () => {
    const { stat, procType, procEventType } = pack.records
    const there = new Set(stat.map((one) => `${one.procTypeId} ${one.procEventTypeId}`))
    const wanted = procType.flatMap((type) => procEventType.map((moment) => `${type.id} ${moment.id}`))
    expect(wanted.filter((pair) => !there.has(pair))).toEqual([])
  })

  it('has exactly the stats that the rules know', () => {
    const plain = pack.records.stat.filter(({ procTypeId }) => procTypeId === '').map(({ shortName }) => shortName)
    const known = [...Object.values(statNames).filter((name) => name !== 'summoning'), ...drawnModifiers]
    expect(plain.toSorted()).toEqual(known.toSorted())
  })

  it('gives every region its own rule, and rules name only creatures of the pack', () => {
    const { region, enemyType, rarity } = pack.records
    expect(region.map(({ rule }) => regionRuleNames[rule - 1]).toSorted()).toEqual(regionRuleNames.toSorted())
    const known = new Set([...enemyType, ...rarity].map(({ shortName }) => shortName))
    for (const { phases } of Object.values(regionRules))
      for (const effect of phases.flatMap(({ effects }) => effects))
        if (effect.target === 'attraction')
          expect(known).toContain('rarity' in effect ? effect.rarity : effect.enemyType)
  })

  it('has special baits in every region, and keeps bosses rare', () => {
    const { region, huntingGround, huntingTable, enemy, rarity } = pack.records
    const attracted = new Set(
      huntingGround.filter((one) => one.specialBaitItemIds.length > 0).map(({ regionId }) => regionId),
    )
    expect(region.filter(({ id }) => !attracted.has(id))).toEqual([])
    const boss = rarity.find(({ shortName }) => shortName === 'boss')?.id
    const bosses = new Set(enemy.filter(({ rarityId }) => rarityId === boss).map(({ id }) => id))
    for (const { sequence, enemies } of huntingTable)
      for (const { enemyId, rangeMin, rangeMax } of enemies)
        if (bosses.has(enemyId)) expect(rangeMax - rangeMin).toBeLessThanOrEqual(sequence === 0 ? 100 : 700)
  })

  it('has at least two special baits on every ground, which attract better creatures or others of the same worth', () => {
    const { huntingGround, huntingTable, enemy } = pack.records
    const xpOf = new Map(enemy.map(({ id, xp }) => [id, xp]))
    for (const { id, name, specialBaitItemIds } of huntingGround) {
      const tables = huntingTable
        .filter(({ huntingGroundId }) => huntingGroundId === id)
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ enemies }) => new Map(enemies.map((slice) => [slice.enemyId, slice.rangeMax - slice.rangeMin])))
      const [common, ...special] = tables
      if (!common) throw new Error(`${name} has no table`)
      expect([name, special.length]).toEqual([name, specialBaitItemIds.length])
      expect([name, special.length >= 2]).toEqual([name, true])
      const worth = (table: typeof common) =>
        [...table].reduce((sum, [enemyId, part]) => sum + part * (xpOf.get(enemyId) ?? 0), 0)
      for (const table of special) {
        const moved = [...common].reduce(
          (sum, [enemyId, part]) => sum + Math.max(0, part - (table.get(enemyId) ?? 0)),
          0,
        )
        expect([name, moved >= 900]).toEqual([name, true])
        const ratio = worth(table) / worth(common)
        expect([name, (ratio > 0.85 && ratio < 1.15) || ratio >= 1.25]).toEqual([name, true])
      }
    }
  })

  it('gives a new account only items that are usable within the first rank', () => {
    const release = packRelease()
    const [, firstRank] = release.ranks
    const xp = firstRank?.xp ?? 0
    const open = [...release.grounds.values()].filter((ground) => ground.requiredXp <= xp && ground.keyId === null)
    const living = open.flatMap(({ id }) =>
      enemiesOn(id, release).flatMap((enemyId) => release.enemies.get(enemyId) ?? []),
    )
    const special = new Set([...release.grounds.values()].flatMap(({ specialBaitItemIds }) => specialBaitItemIds))
    const works = ({ id, type, attractsEnemyId, attractsEnemyTypeId }: ItemDefinition) => {
      if (type === 'bait')
        return !special.has(id) || open.some(({ specialBaitItemIds }) => specialBaitItemIds.includes(id))
      if (type === 'hex')
        return living.some((enemy) => enemy.id === attractsEnemyId || enemy.enemyTypeId === attractsEnemyTypeId)
      return slotTypeOf(type) !== null
    }
    const given = [...[...release.news.values()].map(({ giftItemId }) => giftItemId), firstRank?.rewardItemId]
      .flatMap((id) => release.items.get(id ?? '') ?? [])
      .concat(pack.start.items.flatMap(({ itemId }) => release.items.get(itemId) ?? []))
    expect(given.length).toBeGreaterThan(5)
    const useless = given.filter((item) => item.requiredXp > xp || neededSubscription(item) > 0 || !works(item))
    expect(useless.map(({ name }) => name)).toEqual([])
  })

  it('sells a package in every place of the premium shop, and all three subscriptions', () => {
    const { premiumPackage } = pack.records
    const places = new Set(premiumPackage.map(({ category }) => category))
    const levels = new Set(premiumPackage.map(({ subscriptionLevel }) => subscriptionLevel))
    expect([...places].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect([...levels].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  it('sells for money no weapon, armour, key, trophy or transferable item', () => {
    const { premiumPackage, item, itemType } = pack.records
    const typeNames = new Map(itemType.map(({ id, shortName }) => [id, shortName]))
    const sold = premiumPackage
      .flatMap(({ items }) => items)
      .flatMap(({ itemId }) => item.find(({ id }) => id === itemId) ?? [])
    const types = new Set(sold.map(({ itemTypeId }) => typeNames.get(itemTypeId)))
    expect([...types].sort()).toEqual(['alchemy', 'avatar', 'bait', 'coffin', 'coin', 'hex', 'mount'])
    expect(sold.filter(({ isTransferable }) => isTransferable)).toEqual([])
    const mountsAndCoffins = sold.filter(({ itemTypeId }) =>
      ['mount', 'coffin'].includes(typeNames.get(itemTypeId) ?? ''),
    )
    expect(mountsAndCoffins.filter(({ requiredXp }) => requiredXp === 0)).toEqual([])
  })

  it('gives the Sanguine Diamond its three stats', () => {
    const diamond = pack.records.item.find(({ name }) => name === 'Sanguine Diamond')
    expect(diamond?.stats).toEqual([
      { statShortName: 'timewalker', valueFrom: -180, valueTo: -180, procPercent: 0 },
      { statShortName: 'summoning', valueFrom: 1, valueTo: 1, procPercent: 3 },
      { statShortName: 'cloning', valueFrom: 3, valueTo: 3, procPercent: 0 },
    ])
  })

  it('starts a player with a weapon on the first ground, with bait for twenty hunts and gold for twenty more', () => {
    const { start, records } = pack
    const worn = start.items.filter(({ equipped }) => equipped)
    const item = (id: string) => records.item.find((one) => one.id === id)
    const typeOf = (id: string) => records.itemType.find((type) => type.id === item(id)?.itemTypeId)?.shortName
    const bait = worn.find(({ itemId }) => typeOf(itemId) === 'bait')
    const ground = records.huntingGround.find(({ id }) => id === start.huntingGroundId)
    expect(worn.some(({ itemId }) => typeOf(itemId) === 'weapon')).toBe(true)
    expect(bait?.amount).toBe(20)
    expect(start.currencies[0]?.value).toBe(20 * (item(bait?.itemId ?? '')?.price[0]?.value ?? 0))
    expect(ground).toMatchObject({ sequence: 1, requiredXp: 0, keyId: '' })
  })

  it('gives a new player eight hunts without a wait, by the coffin, the start and the first ranks', () => {
    const { start, records } = pack
    const release = packRelease()
    const coffin = start.items.flatMap(({ itemId, equipped }) => {
      const item = release.items.get(itemId)
      return equipped && item?.type === 'coffin' ? [item] : []
    })
    expect(coffin.map(({ price, refund, requiredXp }) => ({ price, refund, requiredXp }))).toEqual([
      { price: {}, refund: {}, requiredXp: 0 },
    ])
    const ofRanks = records.rank.reduce((sum, { coffinCharges }) => sum + coffinCharges, 0)
    expect(1 + start.coffinCharges + ofRanks).toBe(8)
  })

  it('gives a new player a first mission with the creatures of the ground', () => {
    const release = packRelease()
    const { groundId, mission } = release.start
    const creatures = release.tables.get(groundId)?.[0]?.slices.map(({ enemyId }) => enemyId) ?? []
    expect(mission.length).toBeGreaterThan(0)
    for (const { enemyId } of mission) expect(creatures).toContain(enemyId)
  })
})

const readUiArtworks = (): Record<string, UiArtwork> =>
  JSON.parse(readFileSync(join(packFolder.art, 'ui.json'), 'utf8'))
