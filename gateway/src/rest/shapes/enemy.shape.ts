import type { EnemyInfo } from '@sanguine/schema'
import { z } from 'zod'
import { enemyTypeShape, rarityShape } from './item.shape'

/** An enemy as missions and the grimoire show it. */
export const enemyShape = z
  .object({
    id: z.string(),
    name: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    flavorText: z.string(),
    enemyRarity: rarityShape,
    enemyType: enemyTypeShape,
  })
  .meta({ id: 'Enemy', description: 'A creature that is hunted.' })

export const toWireEnemy = ({ rarity, type, reward: _, ...enemy }: EnemyInfo): z.input<typeof enemyShape> => ({
  ...enemy,
  enemyRarity: rarity,
  enemyType: type,
})
