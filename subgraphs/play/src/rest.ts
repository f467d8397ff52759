export {
  combatResultShape,
  type combatShape,
  modifierShapes,
  noBaitCode,
  resultCode,
  toWireModifiers,
} from './hunting/combat.shape'
export type { missionShape } from './missions/mission.shape'
export type { huntingGroundShape, regionShape } from './travel/world.shape'
export type { collectionShape } from './treasury/collection.shape'
