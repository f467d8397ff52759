/** The types behind each interface that a fragment is on, for the client's cache. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  "CombatEvent": [
    "AttackEvadedEvent",
    "AttackEvent",
    "CombatEndEvent",
    "CombatStartEvent",
    "DispelEvent",
    "HealingEvent",
    "LeechEvent",
    "ProcDamageEvent",
    "ProcEvadedEvent",
    "ProcFiredEvent",
    "ProcGainedEvent",
    "RetainerAddedEvent",
    "RetainerAttackEvent",
    "RetainerRemovedEvent",
    "RoundStartEvent",
    "StunEvent",
    "TheftEvent"
  ],
  "DamageEvent": [
    "AttackEvent",
    "LeechEvent",
    "ProcDamageEvent",
    "RetainerAttackEvent"
  ],
  "Goal": [
    "BossGoal",
    "BuyBaitGoal",
    "BuyKeyGoal",
    "ClaimCollectionGoal",
    "CoffinHuntGoal",
    "CollectionGoal",
    "CraftKeyGoal",
    "EquipBaitGoal",
    "EquipItemGoal",
    "FindKeyGoal",
    "FirstHuntGoal",
    "HuntingGroundGoal",
    "MissionGoal",
    "PinnedItemGoal",
    "RankGoal",
    "ShopItemGoal",
    "TakeGiftGoal",
    "TravelGoal"
  ],
  "ItemGoal": [
    "BuyBaitGoal",
    "BuyKeyGoal",
    "CraftKeyGoal",
    "EquipBaitGoal",
    "EquipItemGoal",
    "FindKeyGoal",
    "PinnedItemGoal",
    "ShopItemGoal",
    "TakeGiftGoal"
  ],
  "JournalEntry": [
    "CollectionEntry",
    "CombatEntry",
    "MissionRewardEntry",
    "NoBaitEntry",
    "PurchaseEntry",
    "RankUpEntry",
    "SystemEntry",
    "TravelEntry"
  ],
  "PlaceGoal": [
    "BossGoal",
    "BuyKeyGoal",
    "CraftKeyGoal",
    "FindKeyGoal",
    "HuntingGroundGoal",
    "MissionGoal",
    "TravelGoal"
  ],
  "ProcEvent": [
    "AttackEvadedEvent",
    "DispelEvent",
    "HealingEvent",
    "LeechEvent",
    "ProcDamageEvent",
    "ProcEvadedEvent",
    "ProcFiredEvent",
    "ProcGainedEvent",
    "RetainerAddedEvent",
    "RetainerRemovedEvent",
    "StunEvent",
    "TheftEvent"
  ],
  "RetainerEvent": [
    "RetainerAddedEvent",
    "RetainerAttackEvent",
    "RetainerRemovedEvent"
  ]
}
