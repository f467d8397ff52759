import type { EnemyDefinition, Release } from '@sanguine/rules'
import { z } from 'zod'
import { enemyTypeOf, rarityOf } from '../unknown-records'
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

export const toWireEnemy = (release: Release, enemy: EnemyDefinition): z.input<typeof enemyShape> => ({
  id: enemy.id,
  name: enemy.name,
  imageId: enemy.imageId,
  animatedImageId: enemy.animatedImageId,
  flavorText: enemy.flavorText,
  enemyRarity: rarityOf(release, enemy.rarityId),
  enemyType: enemyTypeOf(release, enemy.enemyTypeId),
})
