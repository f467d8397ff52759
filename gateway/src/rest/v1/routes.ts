import { releaseFor } from '@sanguine/catalogue'
import type { ResponseCache, Route } from '@sanguine/kernel/rest'
import { type DocumentRoute, defineDocumentRoute } from './define-document-route'
import { eventRoute } from './events'

/** The change of a player: what it returns is the result of the rule and the player after it. */
const acts: readonly DocumentRoute[] = [
  {
    operationId: 'hunt',
    method: 'POST',
    path: '/hunts',
    tag: 'hunting',
    summary: 'Starts a hunt, or plays the next round of the open combat.',
    description:
      'With `round`, a repeat returns that round again. Without it, a repeat within two seconds returns the same result.',
    document: `mutation($input: HuntInput!) { hunt(input: $input) { combat { ...Combat } player { ...Player } } }`,
    replaces: ['hunt'],
  },
  {
    operationId: 'quickHunt',
    method: 'POST',
    path: '/quick-hunts',
    tag: 'hunting',
    summary: 'Starts a hunt if none is open, and plays the combat to its end.',
    document: `mutation { quickHunt { combat { ...Combat } player { ...Player } } }`,
    replaces: ['quickHunt'],
  },
  {
    operationId: 'coffinHunt',
    method: 'POST',
    path: '/coffin-hunts',
    tag: 'hunting',
    summary: 'Starts a hunt with a coffin charge instead of the cooldown, or plays the next round.',
    document: `mutation($input: CoffinHuntInput!) {
      coffinHunt(input: $input) { combat { ...Combat } player { ...Player } }
    }`,
    replaces: ['coffinHunt'],
  },
  {
    operationId: 'updateAutoHunt',
    method: 'PATCH',
    path: '/me/auto-hunt',
    tag: 'hunting',
    summary: 'Changes the settings of auto-hunts.',
    description: 'The body is a merge patch of RFC 7396: what is left out stays as it is.',
    document: `mutation($input: ChangeAutoHuntInput!) { changeAutoHunt(input: $input) { player { ...Player } } }`,
  },
  {
    operationId: 'buyItem',
    method: 'POST',
    path: '/purchases',
    tag: 'shops',
    summary: 'Buys, crafts, tames or binds an item.',
    status: 201,
    document: `mutation($input: BuyInput!) { buy(input: $input) { bought { ...ItemAmount } player { ...Player } } }`,
    replaces: ['tradeItem'],
  },
  {
    operationId: 'sellItem',
    method: 'POST',
    path: '/sales',
    tag: 'shops',
    summary: 'Sells pieces of an item at its refund.',
    status: 201,
    document: `mutation($input: SellInput!) { sell(input: $input) { sold { ...ItemAmount } player { ...Player } } }`,
    replaces: ['tradeItem'],
  },
  {
    operationId: 'travel',
    method: 'POST',
    path: '/journeys',
    tag: 'travel',
    summary: 'Moves the player to a hunting ground and pays its cost.',
    status: 201,
    document: `mutation($input: TravelInput!) { travel(input: $input) { player { ...Player } } }`,
    replaces: ['travel'],
  },
  {
    operationId: 'equipItem',
    method: 'POST',
    path: '/me/equipment',
    tag: 'inventory',
    summary: 'Equips an owned item.',
    document: `mutation($input: EquipInput!) { equip(input: $input) { player { ...Player } } }`,
    replaces: ['equipItem'],
  },
  {
    operationId: 'unequipItem',
    method: 'DELETE',
    path: '/me/equipment/:itemId',
    tag: 'inventory',
    summary: 'Takes off an equipped item.',
    document: `mutation($input: UnequipInput!) { unequip(input: $input) { player { ...Player } } }`,
    replaces: ['unequipItem'],
  },
  {
    operationId: 'changeEquipmentSet',
    method: 'POST',
    path: '/me/equipment-sets/:index/use',
    tag: 'inventory',
    summary: 'Switches to another equipment set.',
    document: `mutation($input: ChangeEquipmentSetInput!) {
      changeEquipmentSet(input: $input) { player { ...Player } }
    }`,
    replaces: ['changeEquipmentSet'],
  },
  {
    operationId: 'chooseMission',
    method: 'POST',
    path: '/missions/:missionId/choose',
    tag: 'missions',
    summary: 'Chooses a mission of the window.',
    document: `mutation($input: ChooseMissionInput!) { chooseMission(input: $input) { player { ...Player } } }`,
  },
  {
    operationId: 'rerollMissions',
    method: 'POST',
    path: '/mission-rerolls',
    tag: 'missions',
    summary: 'Replaces the missions of the window by others, once.',
    document: `mutation { rerollMissions { player { ...Player } } }`,
  },
  {
    operationId: 'claimCollection',
    method: 'POST',
    path: '/collections/:collectionId/claim',
    tag: 'treasury',
    summary: 'Claims a collection if the player owns all its trophies.',
    document: `mutation($input: ClaimCollectionInput!) { claimCollection(input: $input) { player { ...Player } } }`,
    replaces: ['claimCollection'],
  },
  {
    operationId: 'takeGift',
    method: 'POST',
    path: '/news/:newsId/gift',
    tag: 'news',
    summary: 'Takes the gift of a news post, once.',
    document: `mutation($input: TakeGiftInput!) { takeGift(input: $input) { player { ...Player } } }`,
    replaces: ['takeNewsGift'],
  },
]

const reads: readonly DocumentRoute[] = [
  {
    operationId: 'getMe',
    method: 'GET',
    path: '/me',
    tag: 'player',
    summary: "Returns the caller's player.",
    access: 'player',
    document: `{ me { ...Player } }`,
    replaces: ['getPlayer'],
  },
  {
    operationId: 'listInventory',
    method: 'GET',
    path: '/me/inventory',
    tag: 'inventory',
    summary: "Lists the items of the caller's player, highest required XP first.",
    access: 'player',
    document: `{ me { inventory { ...InventoryEntry } } }`,
    pick: 'inventory',
    replaces: ['getPlayer'],
  },
  {
    operationId: 'getCombat',
    method: 'GET',
    path: '/me/combat',
    tag: 'hunting',
    summary: 'Returns the open combat, or the latest one; null before the first hunt.',
    access: 'player',
    document: `{ me { combat { ...Combat } } }`,
    pick: 'combat',
  },
  {
    operationId: 'listMissions',
    method: 'GET',
    path: '/missions',
    tag: 'missions',
    summary: 'Lists the missions of the window, the chosen one among them.',
    access: 'player',
    document: `{ me { missionOffers { ...Mission } } }`,
    pick: 'missionOffers',
    replaces: ['getMission'],
  },
  {
    operationId: 'listJournalEntries',
    method: 'GET',
    path: '/journal',
    tag: 'journal',
    summary: 'Lists the entries of the journal, latest first.',
    document: `query($first: Int, $after: String, $kind: JournalKind, $search: String, $since: DateTime, $until: DateTime) {
      journal(first: $first, after: $after, filter: { kind: $kind, search: $search, since: $since, until: $until }) {
        nodes { ...JournalEntry } pageInfo { hasNextPage endCursor }
      }
    }`,
  },
  {
    operationId: 'listShopItems',
    method: 'GET',
    path: '/merchants/:merchant/items',
    tag: 'shops',
    summary: 'Lists the offers of a merchant to the player.',
    document: `query($merchant: Merchant!, $itemType: String, $quantity: Int, $sort: ShopSort) {
      shop(merchant: $merchant, itemType: $itemType, quantity: $quantity, sort: $sort) { ...ShopItem }
    }`,
  },
  {
    operationId: 'listCreatures',
    method: 'GET',
    path: '/hunting-grounds/:huntingGroundId/creatures',
    tag: 'grimoire',
    summary: 'Lists the creatures of a hunting ground with any bait, most common first.',
    problems: ['notFound'],
    document: `query($huntingGroundId: ID!) { grimoire(huntingGroundId: $huntingGroundId) { ...GrimoireEntry } }`,
  },
]

/** Webhooks, by a session: no token manages them. */
const webhookRoutes: readonly DocumentRoute[] = [
  {
    operationId: 'listWebhooks',
    method: 'GET',
    path: '/webhooks',
    tag: 'webhooks',
    summary: "Lists the webhooks of the caller's account with their latest deliveries.",
    document: `{ viewer { webhooks { ...WebhookWithDeliveries } } }`,
    pick: 'webhooks',
  },
  {
    operationId: 'createWebhook',
    method: 'POST',
    path: '/webhooks',
    tag: 'webhooks',
    summary: 'Creates a webhook, and returns the key of its signatures, once.',
    status: 201,
    document: `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ...Webhook } } }`,
  },
  {
    operationId: 'deleteWebhook',
    method: 'DELETE',
    path: '/webhooks/:id',
    tag: 'webhooks',
    summary: 'Deletes a webhook.',
    document: `mutation($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedId } }`,
  },
  {
    operationId: 'enableWebhook',
    method: 'POST',
    path: '/webhooks/:id/enable',
    tag: 'webhooks',
    summary: 'Enables a webhook that was disabled because its program accepted nothing.',
    document: `mutation($input: EnableWebhookInput!) { enableWebhook(input: $input) { webhook { ...Webhook } } }`,
  },
  {
    operationId: 'pingWebhook',
    method: 'POST',
    path: '/webhooks/:id/ping',
    tag: 'webhooks',
    summary: 'Sends a test to a webhook.',
    document: `mutation($input: PingWebhookInput!) { pingWebhook(input: $input) { delivery { ...WebhookDelivery } } }`,
  },
  {
    operationId: 'resendWebhookDelivery',
    method: 'POST',
    path: '/webhook-deliveries/:id/resend',
    tag: 'webhooks',
    summary: 'Sends a delivery of the last seven days again.',
    document: `mutation($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) { delivery { ...WebhookDelivery } }
    }`,
  },
]

/** Follows from the content, whose release changes with every record. */
const ofContent: ResponseCache = { maxAgeSeconds: 60, revisionOf: (context) => releaseFor(context).id }

/** The reads without a session or a key. Their responses are the same for all callers, so caches may keep them. */
const publicReads: readonly DocumentRoute[] = [
  {
    operationId: 'listRegions',
    method: 'GET',
    path: '/regions',
    tag: 'world',
    summary: 'Lists the regions with their hunting grounds, in order.',
    access: 'open',
    cache: ofContent,
    document: `{ regions { ...Region } }`,
    replaces: ['listRegions', 'listHuntingGrounds'],
  },
  {
    operationId: 'listItems',
    method: 'GET',
    path: '/items',
    tag: 'world',
    summary: 'Lists the visible items by name.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String, $itemType: String) {
      items(first: $first, after: $after, itemType: $itemType) {
        nodes { ...Item } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
  },
  {
    operationId: 'getItem',
    method: 'GET',
    path: '/items/:id',
    tag: 'world',
    summary: 'Returns a visible item.',
    access: 'open',
    cache: ofContent,
    document: `query($id: ID!) { item(id: $id) { ...Item } }`,
    missing: { en: 'item', de: 'Diesen Gegenstand' },
    replaces: ['getItem'],
  },
  {
    operationId: 'listEnemies',
    method: 'GET',
    path: '/enemies',
    tag: 'world',
    summary: 'Lists the visible creatures by name.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String) {
      enemies(first: $first, after: $after) { nodes { ...Enemy } pageInfo { hasNextPage endCursor } totalCount }
    }`,
  },
  {
    operationId: 'listStats',
    method: 'GET',
    path: '/stats',
    tag: 'world',
    summary: 'Lists the stats in the order of the glossary.',
    access: 'open',
    cache: ofContent,
    document: `{ stats { ...Stat } }`,
    replaces: ['listStats'],
  },
  {
    operationId: 'listNews',
    method: 'GET',
    path: '/news',
    tag: 'news',
    summary: 'Lists the news, latest first.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String) {
      news(first: $first, after: $after) { nodes { ...NewsPost } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    replaces: ['listNews'],
  },
  {
    operationId: 'listLadder',
    method: 'GET',
    path: '/ladder',
    tag: 'ladder',
    summary: 'Lists the players by XP, the most first.',
    access: 'open',
    cache: { maxAgeSeconds: 1, revisionOf: null },
    document: `query($first: Int, $after: String, $offset: SafeInt) {
      ladder(first: $first, after: $after, offset: $offset) {
        nodes { ...LadderEntry } pageInfo { hasNextPage endCursor } offset totalCount
      }
    }`,
    replaces: ['listLadder'],
  },
  {
    operationId: 'getPlayerByName',
    method: 'GET',
    path: '/players/:name',
    tag: 'ladder',
    summary: 'Returns what the ladder shows of a player.',
    access: 'open',
    cache: { maxAgeSeconds: 1, revisionOf: null },
    document: `query($name: String!) { player(name: $name) { ...LadderEntry } }`,
    missing: { en: 'player', de: 'Diesen Spieler' },
  },
  {
    operationId: 'getDropRates',
    method: 'GET',
    path: '/drop-rates',
    tag: 'world',
    summary: 'Returns the drops in the wins of all players, beside the declared chances.',
    access: 'open',
    cache: { maxAgeSeconds: 60, revisionOf: null },
    document: `{ dropRates { ...DropRates } }`,
  },
]

export const v1Routes: readonly Route[] = [
  ...[...publicReads, ...reads, ...acts, ...webhookRoutes].map(defineDocumentRoute),
  eventRoute,
]
