/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  AutoHuntSettings: 'bait',
  BuyPayload: 'bought',
  Collection: 'flavorText id image isClaimable isClaimed name rarity stats trophies',
  Combat:
    'attacker bait defender enemy events huntingGround id isCoffinHunt modifiers number regionPhase result reward round seed startedAt',
  CombatEvent:
    'actor actorName attackerHealth attackerTotalDamage damage defenderHealth defenderTotalDamage effectiveDamage effectiveHealing goldChange healing isCriticalHit proc result retainer round target targetName type',
  CombatProc: 'image name stat',
  CombatRetainer: 'item name',
  DropSource: 'enemy huntingGround',
  Fighter: 'image isPlayer maxHealth name',
  Mission: 'endsAt huntingGround id isChosen objectives reward startsAt status',
  MissionObjective: 'enemy',
  OpenCombat: 'enemy',
  Player: 'autoHunt canRerollMissions combat missionStreak openCombat',
  RegionEffect: 'enemyType rarity',
  RegionPhase: 'durationSeconds',
  RegionRule: 'name nextPhase phases',
  SaleTotal: 'received',
  SellPayload: 'sold',
  ShopEntry: 'item price',
  ShopMaterial: 'item',
  Trophy: 'item',
}
