/**
 * The objects of v1's responses: each fragment is a schema of the same name. A mutation may select only fields that cost
 * nothing, so that no rate limit ends the call after the change.
 */
export const fragmentTexts = `
  fragment ItemName on Item { id name }
  fragment ItemTypeName on ItemType { id name shortName }
  fragment EnemyName on Enemy { id name }
  fragment EnemyTypeName on EnemyType { id name shortName }
  fragment RarityName on Rarity { id name shortName }
  fragment StatName on Stat { id name shortName }
  fragment CurrencyName on Currency { id name shortName }
  fragment GroundName on HuntingGround { id name }
  fragment RankName on Rank { id name }
  fragment PlayerName on PlayerProfile { id name }
  fragment ImageFile on Image { id url thumbnailUrl animatedUrl }

  fragment CurrencyAmount on CurrencyAmount { amount currency { ...CurrencyName } }
  fragment ItemAmount on ItemAmount { amount item { ...ItemName } }
  fragment StatValue on StatValue { from to procPercent stat { ...StatName } }
  fragment Reward on Reward { xp currencies { ...CurrencyAmount } items { ...ItemAmount } }

  fragment Item on Item {
    id name flavorText isUnique requiredXp requiredSubscription
    itemType { ...ItemTypeName } rarity { ...RarityName } image { ...ImageFile }
    price { ...CurrencyAmount } refund { ...CurrencyAmount } craftingMaterials { ...ItemAmount } stats { ...StatValue }
  }
  fragment Enemy on Enemy {
    id name flavorText type { ...EnemyTypeName } rarity { ...RarityName } image { ...ImageFile } reward { ...Reward }
  }
  fragment HuntingGround on HuntingGround {
    id name flavorText sequence requiredXp key { ...ItemName } image { ...ImageFile }
    travelCost { ...CurrencyAmount } specialBaits { ...ItemName }
  }
  fragment Region on Region {
    id name flavorText sequence requiredXp key { ...ItemName } image { ...ImageFile } huntingGrounds { ...HuntingGround }
  }
  fragment Stat on Stat { id name shortName flavorText type unitSymbol }

  fragment Coffin on Coffin { charges maxCharges extraCharges nextChargeAt }
  fragment OpenCombat on OpenCombat { round isCoffinHunt enemy { ...EnemyName } }
  fragment AutoHunt on AutoHuntSettings { isOn reserve available bait { ...ItemName } }
  fragment Player on Player {
    id name xp revision readAt nextHuntAt cooldownSeconds
    currentRank { ...RankName } nextRank { ...RankName } huntingGround { ...GroundName } bait { ...ItemAmount }
    coffin { ...Coffin } currencies { ...CurrencyAmount } openCombat { ...OpenCombat } autoHunt { ...AutoHunt }
    activeEquipmentSetIndex
  }
  fragment InventoryEntry on InventoryEntry { item { ...ItemName } amount spare isEquipped isLocked }
  fragment SlotRequirement on SlotRequirement { value stat { ...StatName } opener { ...ItemName } }
  fragment EquipmentSlot on EquipmentSlot {
    itemType { ...ItemTypeName } index item { ...ItemName } lockedBy { ...SlotRequirement }
  }
  fragment EquipmentSet on EquipmentSet { index name isLocked huntingGround { ...GroundName } }

  fragment Fighter on Fighter { name health maxHealth isPlayer }
  fragment CombatStanding on CombatStanding { attackerHealth defenderHealth attackerTotalDamage defenderTotalDamage }
  fragment CombatEvent on CombatEvent {
    type: __typename round actor actorName target targetName standing { ...CombatStanding }
    ... on DamageEvent { damage effectiveDamage }
    ... on ProcEvent { proc { ...CombatProc } }
    ... on AttackEvent { isCriticalHit }
    ... on HealingEvent { healing effectiveHealing }
    ... on LeechEvent { healing effectiveHealing }
    ... on TheftEvent { goldChange }
    ... on CombatEndEvent { result }
  }
  fragment CombatProc on CombatProc { name stat { ...StatName } }
  fragment Combat on Combat {
    id number round result isCoffinHunt startedAt seed modifiers
    enemy { ...EnemyName } huntingGround { ...GroundName } bait { ...ItemName }
    attacker { ...Fighter } defender { ...Fighter } events { ...CombatEvent } reward { ...Reward }
  }

  fragment RevealedSeed on RevealedSeed { seed seedHash clientSeed firstCombat lastCombat revealedAt }
  fragment Fairness on Fairness { seedHash clientSeed firstCombat nextSeedHash revealedSeeds { ...RevealedSeed } }
  fragment FightProof on FightProof { status seedHash document }
  fragment FightRound on FightRound {
    number attacker { ...Fighter } defender { ...Fighter } events { ...CombatEvent }
  }
  fragment SharedFight on FightReplay {
    startedAt result modifiers enemy { ...EnemyName } huntingGround { ...GroundName } bait { ...ItemName }
    reward { ...Reward } rounds { ...FightRound } proof { ...FightProof }
  }

  fragment AuditSubject on AuditSubject { type id title }
  fragment AuditActor on AuditActor { accountId name role }
  fragment StaffChangeEvent on StaffChangeEvent {
    happenedAt auditEntryId action subject { ...AuditSubject } actor { ...AuditActor } contentVersion
  }
  fragment PaymentStatusEvent on PaymentStatusEvent { happenedAt paymentId formerStatus status }
  fragment ChargeEvent on ChargeEvent { happenedAt paymentId chargeId status }
  fragment StaffPlaceEvent on StaffPlaceEvent { hasMissed }

  fragment JournalEntry on JournalEntry {
    type: __typename id happenedAt
    ... on CombatEntry { number isAutoHunt result modifiers enemy { ...EnemyName } reward { ...Reward } }
    ... on NoBaitEntry { isAutoHunt isReserve }
    ... on TravelEntry { huntingGround { ...GroundName } }
    ... on RankUpEntry { rank { ...RankName } rewardItem { ...ItemName } }
  }

  fragment MissionObjective on MissionObjective { enemy { ...EnemyName } goal caught }
  fragment Mission on Mission {
    id isChosen status startsAt endsAt huntingGround { ...GroundName } objectives { ...MissionObjective } reward { ...Reward }
  }

  fragment ShopMaterial on ShopMaterial { item { ...ItemName } required owned spare }
  fragment ShopRefusal on BuyUserError { code message field missing requiredXp requiredSubscription opensAt }
  fragment ShopItem on ShopEntry {
    item { ...ItemName } verb quantity owned price { ...CurrencyAmount } materials { ...ShopMaterial } refusal { ...ShopRefusal }
  }
  fragment SaleTotal on SaleTotal { items pieces received { ...CurrencyAmount } }

  fragment LadderEntry on LadderEntry { ladderRank xp player { ...PlayerName } currentRank { ...RankName } avatar { ...ImageFile } }
  fragment Trophy on Trophy { item { ...ItemName } isCollected merchant }
  fragment Collection on Collection {
    id name flavorText isClaimed isClaimable rarity { ...RarityName } image { ...ImageFile } trophies { ...Trophy } stats { ...StatValue }
  }
  fragment CurrencyAverage on CurrencyAverage { amount currency { ...CurrencyName } }
  fragment HuntTotals on HuntTotals { winChance drawChance lossChance margin xp currencies { ...CurrencyAverage } }
  fragment CreatureStats on CreatureStats { values { ...StatValue } retainers { ...ItemName } }
  fragment CreatureFight on CreatureFight {
    winChance drawChance lossChance margin xp stats { ...CreatureStats }
    winCurrencies { ...CurrencyAverage } drawCurrencies { ...CurrencyAverage }
  }
  fragment DropChance on DropChance { item { ...ItemName } chance amount }
  fragment CreatureOdds on CreatureOdds {
    enemy { ...EnemyName } chance huntsAtMost verdict timesBeaten winsToNext fight { ...CreatureFight } drops { ...DropChance }
  }
  fragment HuntOdds on HuntOdds { bait { ...ItemName } turnsAt totals { ...HuntTotals } creatures { ...CreatureOdds } }
  fragment SlotChange on SlotChange { itemType { ...ItemTypeName } before { ...ItemName } after { ...ItemName } }
  fragment EquipmentOdds on EquipmentOdds { cooldownSeconds totals { ...HuntTotals } }
  fragment BestEquipment on BestEquipment {
    changes { ...SlotChange } before { ...EquipmentOdds } after { ...EquipmentOdds }
  }
  fragment HuntCount on HuntCount { enemy { ...EnemyName } huntingGround { ...GroundName } wins draws losses }
  fragment GoldDay on GoldDay { day gained spent }
  fragment HuntStatistics on HuntStatistics { hunts { ...HuntCount } drops { ...DropCount } gold { ...GoldDay } }
  fragment JournalTotals on JournalTotals { hunts autoHunts wins losses missions ranks { ...RankName } reward { ...Reward } }
  fragment SourceGround on SourceGround {
    huntingGround { ...GroundName } isAttractedByAnyBait missingXp specialBaits { ...ItemName } missingKeys { ...ItemName }
  }
  fragment CreatureSource on CreatureSource { enemy { ...EnemyName } chance winsLeft grounds { ...SourceGround } }
  fragment NewsTitle on NewsPost { id header }
  fragment ItemSources on ItemSources {
    item { ...ItemName } merchant isCollection isMissionReward
    creatures { ...CreatureSource } ranks { ...RankName } news { ...NewsTitle }
  }
  fragment CollectionName on Collection { id name }
  fragment Goal on Goal {
    type: __typename missing
    ... on ItemGoal { item { ...ItemName } }
    ... on PlaceGoal { huntingGround { ...GroundName } }
    ... on CoffinHuntGoal { charges }
    ... on TakeGiftGoal { news { ...NewsTitle } }
    ... on EquipItemGoal { replacedItem { ...ItemName } }
    ... on ClaimCollectionGoal { collection { ...CollectionName } }
    ... on CraftKeyGoal { material { ...ItemName } isAffordable }
    ... on FindKeyGoal { droppedBy { ...EnemyName } source { ...GroundName } }
    ... on TravelGoal { rewardFactor newCreatures }
    ... on RankGoal { rank { ...RankName } hunts }
    ... on HuntingGroundGoal { key { ...ItemName } }
    ... on ShopItemGoal { missingCoins gain }
    ... on PinnedItemGoal { missingCoins }
    ... on MissionGoal { enemy { ...EnemyName } }
    ... on BossGoal { enemy { ...EnemyName } }
    ... on CollectionGoal { collection { ...CollectionName } }
  }
  fragment Pin on Pin { item { ...ItemName } rank { ...RankName } }
  fragment HuntEstimate on HuntEstimate { huntingGround { ...GroundName } bait { ...ItemName } hunts50 hunts90 }
  fragment MissingItem on MissingItem {
    item { ...ItemName } amount merchant isDropped winsLeft estimate { ...HuntEstimate }
  }
  fragment PlanEntry on PlanEntry {
    pin { ...Pin } isMet isReady missingXp missingSubscription
    missingCurrencies { ...CurrencyAmount } missingItems { ...MissingItem } itself { ...MissingItem }
  }

  fragment AccountBan on AccountBan { reason bannedAt }
  fragment Account on Account {
    id name email role hasSeenWelcome isEnrolmentRequired passwordExpiresAt ban { ...AccountBan }
  }
  fragment SessionAccount on Account { id name email role hasSeenWelcome isEnrolmentRequired }
  fragment Money on Money { cents currency }
  fragment PremiumPackage on PremiumPackage {
    id name flavorText category subscriptionLevel month year price { ...Money } image { ...ImageFile } items { ...ItemAmount }
  }
  fragment PaymentCharge on PaymentCharge {
    id status amount { ...Money } refunded { ...Money } paidAt grantedAt periodEndsAt missing { ...ItemAmount }
  }
  fragment Payment on Payment {
    id packageId packageName status createdAt approvalEndsAt approveUrl isGift isCancellable subscriptionLevel renewsAt
    buyer { ...PlayerName } recipient { ...PlayerName }
    firstCharge { ...Money } monthlyCharge { ...Money } items { ...ItemAmount } charges { ...PaymentCharge }
  }
  fragment ActiveSubscription on ActiveSubscription { level paymentId periodEndsAt renewsAt isInGrace }

  fragment NewsPost on NewsPost { id header message publishedAt image { ...ImageFile } gift { ...ItemName } }
  fragment Webhook on Webhook { id url events createdAt disabledAt lastSuccessAt }
  fragment WebhookDelivery on WebhookDelivery {
    id event status createdAt attempts lastAttemptAt nextAttemptAt lastStatus lastProblem payload
  }
  fragment WebhookWithDeliveries on Webhook {
    id url events createdAt disabledAt lastSuccessAt deliveries { ...WebhookDelivery }
  }
  fragment DropCount on DropCount { enemy { ...EnemyName } item { ...ItemName } wins drops expected low high }
  fragment DropRates on DropRates { minWins drops { ...DropCount } }
  fragment ComponentDay on ComponentDay {
    date state uptime degradedMinutes downMinutes notRecordedMinutes successRate
  }
  fragment ComponentStatus on ComponentStatus { component state uptime days { ...ComponentDay } }
  fragment SiteOutage on SiteOutage { component startedAt endedAt }
  fragment IncidentText on IncidentText { en de }
  fragment SiteIncidentUpdate on SiteIncidentUpdate { id revision postedAt editedAt state text { ...IncidentText } }
  fragment SiteIncident on SiteIncident {
    id revision title { ...IncidentText } text { ...IncidentText } components initialState state phase startedAt plannedStartAt
    plannedEndAt resolvedAt updates { ...SiteIncidentUpdate } outages { ...SiteOutage }
  }
  fragment SiteStatus on SiteStatus {
    state measuredAt recordingStartedAt components { ...ComponentStatus } outages { ...SiteOutage } incidents { ...SiteIncident }
  }
  fragment GrimoireEntry on GrimoireEntry { enemy { ...EnemyName } playerTimesHunted globalTimesHunted chance huntsAtMost }
`
