/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  CollectionEntry: 'happenedAt item',
  CombatEntry: 'enemy happenedAt isAutoHunt modifiers result retainers reward',
  CompletedObjective: 'enemy',
  DropCount: 'enemy high item low',
  FightLink: 'enemy',
  FightReplay: 'bait enemy huntingGround modifiers regionPhase result reward startedAt',
  HuntCount: 'enemy huntingGround',
  JournalTotals: 'ranks reward',
  MissionRewardEntry: 'happenedAt objectives reward',
  NoBaitEntry: 'bait happenedAt isAutoHunt isReserve',
  RankUpEntry: 'happenedAt rank rewardItem',
  SystemEntry: 'happenedAt message',
  TravelEntry: 'happenedAt huntingGround',
}
