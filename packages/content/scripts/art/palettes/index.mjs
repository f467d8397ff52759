import { ashenVale } from './ashen-vale.mjs'
import { brassQuarter } from './brass-quarter.mjs'
import { fallenStar } from './fallen-star.mjs'
import { kneelingPines } from './kneeling-pines.mjs'
import { saltmere } from './saltmere.mjs'
import { titheMountains } from './tithe-mountains.mjs'

export const palettes = {
  ...ashenVale,
  ...saltmere,
  ...brassQuarter,
  ...kneelingPines,
  ...titheMountains,
  ...fallenStar,
}
