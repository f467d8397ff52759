import { items } from '../world/items/index.mjs'
import { currencyEntries, enemyStats } from './entries.mjs'
import { idOf } from './ids.mjs'
import { refer } from './refer.mjs'

const typeOf = (slug) => items.find((item) => item.slug === slug)?.type

/** A draw pays a quarter of the gold. */
const refundOf = ({ vgc = 0 }) => ({ vgc: Math.floor(vgc / 4) })

export const enemyRecord =
  ({ imageId, loopId }) =>
  (enemy) => ({
    id: idOf('enemy', enemy.slug),
    name: enemy.name,
    enemyTypeId: refer.enemyType(enemy.type),
    rarityId: refer.rarity(enemy.rarity),
    imageId: imageId('enemy', enemy.slug),
    animatedImageId: loopId('enemy', enemy.slug),
    flavorText: enemy.flavor,
    isVisible: true,
    xp: enemy.xp,
    currencies: currencyEntries(enemy.reward, imageId),
    refund: currencyEntries(refundOf(enemy.reward), imageId),
    stats: enemyStats(enemy.stats),
    equipment: {
      items: (enemy.equipment ?? []).map((slug) => ({ itemType: typeOf(slug), itemId: refer.item(slug) })),
    },
    loot: enemy.loot.map(([slug, dropChance, amountMin, amountMax]) => ({
      itemId: refer.item(slug),
      dropChance,
      amountMin,
      amountMax,
    })),
  })
