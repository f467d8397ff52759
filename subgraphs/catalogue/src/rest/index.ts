export { enemyShape, toWireEnemy } from './enemy.shape'
export { contentExamples, found } from './example-content'
export {
  currencyShape,
  enemyInfoShape,
  itemAmountShape,
  itemJson,
  itemShape,
  rarityShape,
  rewardShape,
  statShape,
  statsJson,
  subscriptionShape,
  toWireCurrencies,
  toWireEnemyInfo,
  toWireItem,
  toWireItemAmounts,
  toWireReward,
  toWireStats,
} from './item.shape'
export { inputSchemaName, patchSchemaName, recordSchemaName, withIdName } from './record.shape'
export { toWireValues, wireName } from './wire-names'
