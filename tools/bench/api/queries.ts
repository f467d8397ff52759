/** What the game's screens ask, whole, so that GraphQL answers about as much as REST does. */
const item = `id name imageId animatedImageId flavorText itemType itemTypeShortName isEquipment unique reqXP needSub
  rarity { id name shortName colorHex } price { name shortName value imageId } refund { name shortName value imageId }
  stats { shortName name valueFrom valueTo statType statImageId statFlavorText statUnitSymbol procPercent }
  craftingMats { amount item { id name imageId } } retainerCreatureType { id name imageId }`

export const meQuery = `query BenchMe { me { id name email role xp nextRankXP currentRankXP currentRank ladderRank
  currencies { name shortName value imageId }
  stats { shortName name valueFrom valueTo statType statImageId statFlavorText statUnitSymbol procPercent }
  inventory { item { ${item} } amount equipped }
  currentHuntingGround { id regionId regionName name imageId animatedImageId flavorText }
  nextAllowedHunt nextCoffinRecharge coffinCharges maxCoffinCharges unlockedEquipmentSlots activeEquipmentSlot now } }`

export const shopQuery = `query BenchShop { shop(merchant: armory) { item { ${item} } verb owned ownedMaterials } }`

export const huntQuery = `mutation BenchHunt { quickHunt { combat { id number round result combatEnded isCoffinHunt modifiers
  attacker { name imageId health maxHealth isPlayer retainers { itemId name imageId } }
  defender { name imageId health maxHealth isPlayer retainers { itemId name imageId } }
  enemyInfo { id name imageId animatedImageId flavorText rarity { id name shortName colorHex } type { id name shortName imageId } }
  combatEvents { type round damage damageDiff isCriticalHit healing healingDiff goldChange attackerName targetName
    proc { name imageId } retainer { itemId name imageId } attackerHealth defenderHealth totalDamageAttacker totalDamageTarget result }
  reward { xp currencies { name shortName value imageId } items { amount item { ${item} } } } }
  userErrors { code message } } }`
