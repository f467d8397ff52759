import {
  type GroundDefinition,
  type HuntingTableDefinition,
  type NewsDefinition,
  type PlaceDefinition,
  type RankDefinition,
  type RegionDefinition,
  regionRuleNames,
  type StartDefinition,
} from '@sanguine/rules'
import type { Content, ContentIndex } from '../content'
import type { ContentRecords, HuntingGroundRecord, RegionRecord } from '../records'
import { inOrder, purseOf, shownFields } from './basics'

const placeOf = (record: RegionRecord | HuntingGroundRecord): PlaceDefinition => ({
  id: record.id,
  name: record.name,
  imageId: record.imageId,
  animatedImageId: record.animatedImageId,
  sequence: record.sequence,
  requiredXp: record.requiredXp,
  keyId: record.keyId || null,
  isVisible: record.isVisible,
})

export const regionsOf = (records: Pick<ContentRecords, 'region'>) =>
  new Map(
    inOrder(records.region, (record) => record.sequence).map((record): [string, RegionDefinition] => [
      record.id,
      // 0 is none
      { ...shownFields('region', record), ...placeOf(record), rule: regionRuleNames[record.rule - 1] ?? null },
    ]),
  )

export function groundsOf(
  records: Pick<ContentRecords, 'region' | 'huntingGround'>,
  index: Pick<ContentIndex, 'currency'>,
) {
  const regionOrder = new Map([...regionsOf(records).keys()].map((id, place) => [id, place]))
  const bySequence = inOrder(records.huntingGround, (record) => record.sequence)
  const byRegion = bySequence.sort((a, b) => (regionOrder.get(a.regionId) ?? 0) - (regionOrder.get(b.regionId) ?? 0))
  return new Map(
    byRegion.map((record): [string, GroundDefinition] => [
      record.id,
      {
        ...shownFields('huntingGround', record),
        ...placeOf(record),
        regionId: record.regionId,
        travelCost: purseOf(index, record.travelCost),
        specialBaitItemIds: record.specialBaitItemIds.filter((id) => id !== ''),
      },
    ]),
  )
}

/** Empty slices are left out; the others go by their lowest roll. */
export function tablesOf(records: Pick<ContentRecords, 'huntingGround' | 'huntingTable'>) {
  const tables = new Map<string, HuntingTableDefinition[]>(records.huntingGround.map(({ id }) => [id, []]))
  for (const { id, name, huntingGroundId, sequence, enemies } of inOrder(
    records.huntingTable,
    (table) => table.sequence,
  ))
    tables.get(huntingGroundId)?.push({
      id,
      name,
      huntingGroundId,
      sequence,
      slices: enemies
        .filter(({ rangeMin, rangeMax }) => rangeMin < rangeMax)
        .map(({ enemyId, rangeMin, rangeMax }) => ({ enemyId, rangeMin, rangeMax }))
        .sort((a, b) => a.rangeMin - b.rangeMin),
    })
  return tables
}

/** The ranks in order. The lowest begins at 0 regardless of its record, because a player always has a rank. */
export const ranksOf = (records: Pick<ContentRecords, 'rank'>) =>
  inOrder(records.rank, (record) => record.xp).map(
    (record, place): RankDefinition => ({
      id: record.id,
      name: record.name,
      xp: place === 0 ? 0 : record.xp,
      rewardItemId: record.rewardItemId || null,
      coffinCharges: record.coffinCharges,
      imageId: record.imageId,
      flavorText: record.flavorText,
    }),
  )

/** The news, latest first; those of the same second by id, so that the order is the same on every gateway. */
export const newsOf = (records: Pick<ContentRecords, 'news'>) =>
  new Map(
    [...records.news]
      .sort((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1))
      .map(({ id, header, message, imageId, animatedImageId, publishedAt, rewardItemId }): [string, NewsDefinition] => [
        id,
        { id, header, message, imageId, animatedImageId, at: publishedAt * 1000, giftItemId: rewardItemId || null },
      ]),
  )

/** The start of new players. Without a configured ground, they begin on the first visible one. */
export function startOf(
  { start }: Content,
  index: ContentIndex,
  grounds: readonly GroundDefinition[],
): StartDefinition {
  const first = grounds.find(({ isVisible }) => isVisible) ?? grounds[0]
  const inventory: Record<string, number> = {}
  for (const { itemId, amount } of start.items) inventory[itemId] = (inventory[itemId] ?? 0) + amount
  return {
    groundId: start.huntingGroundId || (first?.id ?? ''),
    currencies: purseOf(index, start.currencies),
    inventory,
    equipped: start.items.filter(({ equipped }) => equipped).map(({ itemId }) => itemId),
    coffinCharges: start.coffinCharges,
    mission: start.mission,
    portraits: start.portraits,
  }
}
