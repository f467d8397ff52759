import type { EnemyInfo } from '@sanguine/schema'
import { z } from 'zod'
import { enemyTypeShape, rarityShape } from './item.shape'

/** A creature as the mission and the grimoire tell of it. */
export const preyShape = z.object({
  id: z.string(),
  name: z.string(),
  imageId: z.string(),
  animatedImageId: z.string(),
  flavorText: z.string(),
  enemyRarity: rarityShape,
  enemyType: enemyTypeShape,
})

export const wirePrey = ({ rarity, type, reward: _, ...enemy }: EnemyInfo): z.input<typeof preyShape> => ({
  ...enemy,
  enemyRarity: rarity,
  enemyType: type,
})
