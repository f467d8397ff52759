import { abbeyEnemies } from './abbey.mjs'
import { foundryEnemies } from './foundry.mjs'
import { moorEnemies } from './moor.mjs'

export const enemies = [...abbeyEnemies, ...moorEnemies, ...foundryEnemies]
