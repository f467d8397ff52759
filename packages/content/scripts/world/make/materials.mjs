import { materialWorth, tiers } from '../balance.mjs'
import { tidy } from './numbers.mjs'
import { withSlug } from './slug.mjs'

const rarities = { plain: 'common', coarse: 'common', fine: 'uncommon', odd: 'normal', prized: 'rare' }
/** The multiple of its refund at which shops sell a common material. */
const markup = 6

/** Materials of a tier by grade. The two lowest grades can be bought as well as found. */
export const materials = (tier, byGrade) =>
  Object.entries(byGrade).map(([grade, entry]) => {
    const worth = tidy(tiers[tier].reward.gold * materialWorth[grade])
    const isSold = grade === 'plain' || grade === 'coarse'
    return {
      type: 'craftingmat',
      rarity: rarities[grade],
      refund: { vgc: worth },
      ...(isSold && { price: { vgc: worth * markup }, requiredXp: tiers[tier].xp }),
      ...withSlug(entry),
    }
  })
