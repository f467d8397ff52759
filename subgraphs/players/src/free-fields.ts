/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  EquipmentSet: 'huntingGround isLocked name',
  EquipmentSlot: 'item itemType lockedBy',
  Fairness: 'nextSeedHash revealedSeeds seedHash',
  Player:
    'activeEquipmentSetIndex bait coffin cooldownSeconds currencies currentRank equipmentSets equipmentSlots fairness huntingGround id inventory name nextHuntAt nextRank serverTime stats unlockedEquipmentSetCount xp',
  SlotRequirement: 'opener stat',
}
