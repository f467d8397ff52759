import { regions } from '../world/regions/index.mjs'
import { currencyEntries } from './entries.mjs'
import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

const place = (kind, { imageId, loopId }, { slug, name, flavor, sequence, requiredXp = 0, key }) => ({
  id: idOf(kind, slug),
  name,
  flavorText: flavor,
  imageId: imageId(kind, slug),
  animatedImageId: loopId(kind, slug),
  isVisible: true,
  sequence,
  requiredXp,
  keyId: optional(refer.item, key),
})

/** The rules of regions, each at its number on the wire. A test compares them with those of the game's rules. */
export const regionRules = ['none', 'ash', 'tide', 'opera', 'moon', 'heat', 'breath']

const regionRecord = (art, region) => {
  const rule = regionRules.indexOf(region.rule)
  if (rule < 0) throw new Error(`${region.name} has no rule ${region.rule}`)
  return { ...place('region', art, region), rule }
}

const groundRecord = (art, region) => (ground) => ({
  ...place('huntingGround', art, ground),
  travelCost: currencyEntries(ground.travelCost, art.imageId),
  specialBaitItemIds: (ground.specialBait ?? []).map(refer.item),
  regionId: refer.region(region.slug),
})

const tableRecord = (ground) => (table, sequence) => {
  let rangeMin = 0
  const slices = table.enemies.map(([slug, width]) => {
    const slice = { enemyId: refer.enemy(slug), rangeMin, rangeMax: rangeMin + width }
    rangeMin += width
    return slice
  })
  if (rangeMin !== 10_000) throw new Error(`${table.slug} covers ${rangeMin} of 10,000`)
  return {
    id: idOf('huntingTable', table.slug),
    name: table.name,
    huntingGroundId: refer.huntingGround(ground.slug),
    sequence,
    enemies: slices,
  }
}

export const placeRecords = (art) => ({
  region: regions.map((region) => regionRecord(art, region)),
  huntingGround: regions.flatMap((region) => region.grounds.map(groundRecord(art, region))),
  huntingTable: regions.flatMap((region) => region.grounds.flatMap((ground) => ground.tables.map(tableRecord(ground)))),
})
