export type { fairnessShape } from './fairness.shape'
export { patreonShape, playerJson, playerShape, roleShape, toWirePurse } from './player.shape'
export {
  itemName,
  playerRefusals,
  refusalSentence,
  refusals,
  subscriptionName,
  toWireRefusal,
  toWireResult,
} from './players.refusals'
export { seedRotated } from './players.rest'
