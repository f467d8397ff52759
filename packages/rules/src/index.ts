// Made by `npm run generate`: the exports are the names that other workspaces import.
export { emailLimits, readEmail } from './account/read-email'
export { readUserName, userNameLimits } from './account/read-user-name'
export { changeItem, type ItemChange } from './administration/change-item'
export { clearPlayer } from './administration/clear-player'
export { type CurrencyChange, setCurrencies } from './administration/set-currencies'
export { autoHuntDueAt, playAutoHunt } from './auto-hunt/auto-hunt'
export {
  autoHuntBait,
  autoHuntLookDueAt,
  defaultAutoHunt,
  dropHoursOfBan,
  dueAutoHunts,
  hasAutoHunter,
  lookAtAutoHunts,
} from './auto-hunt/auto-hunt-schedule'
export { changeAutoHunt } from './auto-hunt/change-auto-hunt'
export { type BestSetup, bestSetup, bestSetupSteps } from './best-setup/best-setup'
export {
  baseCooldownSeconds,
  bloodcrazeStep,
  bloodlustShare,
  cloningFactor,
  criticalFactor,
  defaultAutoHuntBacklogHours,
  goldCurrency,
  hexChancePercent,
  investmentFactor,
  maxAutoHuntBacklogHours,
  maxLockedItems,
  maxPins,
  maxSaleLines,
  megalomaniaHealthFactor,
  megalomaniaRewardFactor,
  minCooldownSeconds,
  missionStreakStep,
  offeredMissions,
  roundsPerCombat,
  setupCount,
  tradeLimit,
  winsForDrops,
  xplosionFactor,
} from './constants'
export { avatarOf } from './equipment/avatar'
export { changeSetupSettings, setupSettingsOf } from './equipment/change-setup-settings'
export { coffinNow } from './equipment/coffin'
export { type Crest, crestOf } from './equipment/crest'
export { changeSetup, equip, unequip, withSetup } from './equipment/equip'
export { outgrownBy } from './equipment/outgrown'
export { playerStat, playerStats } from './equipment/player-stats'
export { slotOpener } from './equipment/slot-opener'
export { type SlotLock, slotTypeOf, slotTypes } from './equipment/slot-types'
export { activeItemOf, countsWhileOwned, neededSubscription, type Slot, slotCount, slots } from './equipment/slots'
export { baseStats, statNames } from './equipment/stat-names'
export { wearItems, withItems } from './equipment/wear-items'
export { canEquip } from './equipment/wear-requirements'
export { type CombatSeeds, type FightProof, fightProofOf, seedsOfCombat } from './fairness/fight-proof'
export { type ProofProblem, proofText, readFightProof } from './fairness/read-fight-proof'
export { type Hashes, type ProofStep, verifyFight } from './fairness/verify-fight'
export {
  type Combat,
  type CombatEvent,
  type CombatEventType,
  type CombatResult,
  combatEventType,
  type Fighter,
  modifiers,
  type Retainer,
  type Side,
} from './fight/combat'
export { procMoments, procTypes } from './fight/proc-names'
export { type CombatState, combatStateOf } from './fight/replay'
export {
  fromStoredCombat,
  fromStoredJournalLine,
  fromStoredState,
  type StoredJournalLine,
  type StoredPlayerState,
} from './fight/stored-combat'
export { hasWholeCents, toCents } from './format/cents'
export { foldCase, foldSearch, foldText } from './format/fold-text'
export { percentOf, shortName } from './format/format'
export { camelCase, constantCase, lowerCaseWords, upperFirst } from './format/letter-case'
export { type Language, languages, originalLanguage, refused, type Sentence } from './format/sentence'
export { wellFormedJson } from './format/well-formed-json'
export { noShownEnemy, noShownHuntingGround, noShownItem, type ShownFields } from './generated/shown-fields'
export type { PlayerGoal } from './goals/goal'
export { goals } from './goals/goals'
export { attractionChances, drawEnemy } from './hunt/attraction'
export { baitEffects, groundsByBait } from './hunt/bait-effects'
export { type DrawnModifier, drawnModifiers } from './hunt/combat-draws'
export { cooldownMs } from './hunt/cooldown'
export { type CreatureStats, creatureStats } from './hunt/creature-stats'
export { type CommittedPlayer, combatMessage, replaceSeeds, rotateSeed, withFairness } from './hunt/fairness'
export { bossesWithin, type DropSource, dropSourcesByItem, encounterChances, enemiesOn } from './hunt/ground-enemies'
export { type HuntCall, huntRule } from './hunt/hunt-rule'
export { quickAttack } from './hunt/play-round'
export { nextCombatNumber, startHunt } from './hunt/start-hunt'
export { isLocked, lockItem } from './inventory/lock-item'
export { unneededItems } from './inventory/unneeded'
export { chooseMission, rerollMissions } from './mission/mission-choice'
export { missionDueAt, missionReward, missionsToBonus } from './mission/mission-progress'
export {
  advanceMission,
  forcedGroundOf,
  missionIdOf,
  objectivesByRarity,
  offersOf,
  reachableGrounds,
  runningMission,
} from './mission/missions'
export {
  defaultNotifications,
  maxDailyNotifications,
  type NotificationKind,
  type NotificationLine,
  type NotificationSettings,
  notificationKinds,
} from './notifications/notification-state'
export { changeNotifications, notificationsDueAt, notify } from './notifications/notify'
export { type QuietHours, readTimeZone } from './notifications/quiet-hours'
export {
  advice,
  adviceSteps,
  type CombatAdvice,
  type EncounterRequest,
  enoughWins,
  type ItemAdvice,
} from './odds/advice'
export type { DropOdds } from './odds/drop-odds'
export { encounterKey } from './odds/encounter-key'
export { type HuntTotals, huntTotals } from './odds/hunt-totals'
export { type EncounterOdds, type EnemyOdds, encounterOdds, odds } from './odds/odds'
export { revealedBy, type Verdict, verdictOf } from './odds/reveal'
export { changePins, knownPins } from './plan/change-pins'
export type { HuntEstimate } from './plan/hunt-estimate'
export { type MissingItem, type PlanEntry, planOf } from './plan/plan'
export { suggestedPins } from './plan/suggested-pins'
export { xpGround } from './plan/xp-ground'
export {
  activePeriod,
  continueSubscription,
  endRenewal,
  followSubscription,
  grantPurchase,
  type PurchaseObstacle,
  purchaseObstacle,
  reversePurchase,
  subscriptionDueAt,
  subscriptionGraceMs,
} from './premium/purchases'
export { claimCollection, collectionProgress, collectionsProgress, unclaimedByTrophy } from './progress/collections'
export { isCmsNewsId, isGiftTaken, maxRememberedGifts, takeGift } from './progress/gifts'
export { rankAt } from './progress/ranks'
export { giveStartCoffin, startCoffinDueAt } from './progress/start-coffin'
export { rollsFrom } from './random/rolls'
export { coolingSeconds, maxHeat } from './region/heat'
export { type RegionEffect, type RegionPhase, type RegionRuleName, regionRuleNames } from './region/region-rule'
export { foughtPhase, phaseNamed, regionRules } from './region/region-rules'
export { phaseOn, type RegionState, regionState } from './region/region-state'
export { emptyEnemy, emptyGround, emptyItem, emptyRegion } from './release/empty-definitions'
export { affectedTypeOf, dangersOf, weaknessesOf } from './release/enemy-type-traits'
export { nameOrder } from './release/name-order'
export { isBoss, rarityIndex } from './release/rarities'
export type {
  CurrencyDefinition,
  EnemyDefinition,
  EnemyTypeDefinition,
  GroundDefinition,
  HuntingTableDefinition,
  Id,
  ItemDefinition,
  ItemTypeDefinition,
  LootLine,
  NewsDefinition,
  PlaceDefinition,
  ProcDefinition,
  Purse,
  RankDefinition,
  RarityDefinition,
  RegionDefinition,
  Release,
  StartDefinition,
  StatDefinition,
  StatLine,
} from './release/release'
export { categories, isForSale, type Merchant, merchantOf, merchants, productsByMaterial } from './shop/merchants'
export { buy, type Purchase } from './shop/purchase'
export { type Sale, type SaleTotal, sell, sellItems } from './shop/sale'
export { merchantItems, type ShelfEntry, shopShelf } from './shop/shelf'
export { type CurrencyCreature, type CurrencySources, currencySourcesOf } from './sources/currency-sources'
export { sourceIndex } from './sources/source-index'
export { type CreatureSource, type ItemSources, type SourceGround, sourcesOf } from './sources/sources'
export { activeSetupOf, amountIn, isUniqueOwned, missingCoins, ownedCount, spareCount } from './state/amounts'
export { type Amounts, addAmount, amountsOf, imbalanceOf } from './state/balance'
export { limitTimers, maxScheduleMs } from './state/limit-timers'
export { newPlayer } from './state/new-player'
export { PlayerDraft } from './state/player-draft'
export type {
  AutoHuntSettings,
  Fairness,
  JournalLine,
  LastCall,
  LedgerLine,
  Mission,
  PaidPeriod,
  Pin,
  PlayerState,
  PurchasedItem,
  Setup,
} from './state/player-state'
export { type RefusalDetails, refuse } from './state/refusal'
export { err, errOfAll, ok, type Refusal, type RefusalsOf, type Result } from './state/result'
export type { RuleResult, RuleSuccess } from './state/rule-result'
export { isCalledOff } from './status/is-called-off'
export { isGroundVisible, requirementsOf } from './travel/place-requirements'
export { returnFromGround } from './travel/return-from-ground'
export { type Journey, travel, travelObstacle } from './travel/travel'
