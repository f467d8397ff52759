import { ashenVale } from './ashen-vale/index.mjs'
import { brassQuarter } from './brass-quarter.mjs'
import { fallenStar } from './fallen-star.mjs'
import { kneelingPines } from './kneeling-pines.mjs'
import { saltmere } from './saltmere.mjs'
import { titheMountains } from './tithe-mountains.mjs'

const world = [ashenVale, saltmere, brassQuarter, kneelingPines, titheMountains, fallenStar]

/** Regions with their grounds and tables. */
export const regions = world.map(({ region }) => region)

/** Every creature of the world, by region and ground. */
export const enemies = world.flatMap((region) => region.enemies)
