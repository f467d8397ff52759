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

export const regionRecord = (art) => (region) => {
  const rule = regionRules.indexOf(region.rule)
  if (rule < 0) throw new Error(`${region.name} has no rule ${region.rule}`)
  return { ...place('region', art, region), rule }
}

/** The grounds, each with the slug of its region. */
export const grounds = regions.flatMap((region) => region.grounds.map((ground) => ({ ...ground, region: region.slug })))

export const groundRecord = (art) => (ground) => ({
  ...place('huntingGround', art, ground),
  travelCost: currencyEntries(ground.travelCost, art.imageId),
  specialBaitItemIds: (ground.specialBait ?? []).map(refer.item),
  regionId: refer.region(ground.region),
})

/** The tables, each with the slug of its ground and its place there. */
export const tables = grounds.flatMap((ground) =>
  ground.tables.map((table, sequence) => ({ ...table, ground: ground.slug, sequence })),
)

export const tableRecord = () => (table) => {
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
    huntingGroundId: refer.huntingGround(table.ground),
    sequence: table.sequence,
    enemies: slices,
  }
}
