import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

export const rankRecord =
  ({ imageId }) =>
  (rank) => ({
    id: idOf('rank', rank.slug),
    name: rank.name,
    xp: rank.xp,
    rewardItemId: optional(refer.item, rank.reward),
    coffinCharges: rank.coffinCharges ?? 0,
    flavorText: rank.flavor,
    imageId: imageId('rank', rank.slug),
  })
