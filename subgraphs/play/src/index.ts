import { join } from 'node:path'
import { addDeletionFollower } from '@sanguine/catalogue'
import type { App, Domain } from '@sanguine/kernel'
import { addScheduledEffect } from '@sanguine/players'
import { refusals } from '@sanguine/players/rest'
import { autoHuntEffect, autoHuntLookEffect } from './hunting/auto-hunt-effect'
import { resolvers as huntingResolvers, nodeIds, nodes } from './hunting/hunting.resolvers'
import { huntRoutes } from './hunting/hunting.rest'
import { startCoffinEffect } from './hunting/start-coffin-effect'
import { resolvers as inventoryResolvers } from './inventory/inventory.resolvers'
import { inventoryRoutes } from './inventory/inventory.rest'
import { missionEffect } from './missions/mission-effect'
import { resolvers as missionResolvers } from './missions/missions.resolvers'
import { missionRoutes } from './missions/missions.rest'
import { notificationEffect } from './notifications/notification-effect'
import { resolvers as notificationResolvers } from './notifications/notifications.resolvers'
import { notificationRoutes } from './notifications/notifications.rest'
import { examples } from './play.examples'
import { playerRoutes } from './player.rest'
import { contentResolvers, resolvers as shopResolvers } from './shops/shops.resolvers'
import { shopRoutes } from './shops/shops.rest'
import { leaveDeletedGrounds, lostGroundsService } from './travel/lost-grounds'
import { resolvers as travelResolvers } from './travel/travel.resolvers'
import { travelRoutes } from './travel/travel.rest'
import { resolvers as treasuryResolvers } from './treasury/treasury.resolvers'
import { treasuryRoutes } from './treasury/treasury.rest'

export { combatEvents } from './hunting/combat-events'
export { fightersOf } from './hunting/combat-view'
export { changeAutoHunt } from './hunting/operations/change-auto-hunt'
export { coffinHunt, type Hunted, type HuntInput, hunt, quickHunt } from './hunting/operations/hunt'
export { changeEquipmentSet } from './inventory/operations/change-equipment-set'
export { equip, unequip } from './inventory/operations/equip'
export { lockItem } from './inventory/operations/lock-item'
export { updateEquipmentSet } from './inventory/operations/update-equipment-set'
export { wearItems } from './inventory/operations/wear-items'
export { readMission } from './missions/operations/read-mission'
export { changeNotifications } from './notifications/operations/change-notifications'
export { stopNotifications } from './notifications/operations/stop-notifications'
export { buy } from './shops/operations/buy'
export { readShop, type Shop, type ShopInput } from './shops/operations/read-shop'
export { sell } from './shops/operations/sell'
export { sellItems } from './shops/operations/sell-items'
export type { TradeRequest } from './shops/operations/trade-request'
export { listHuntingGrounds, listRegions } from './travel/operations/list-regions'
export { travel } from './travel/operations/travel'
export { claimCollection } from './treasury/operations/claim-collection'
export { listCollections } from './treasury/operations/list-collections'

/** The actions of a player: hunts, equipment, shops, travel, missions, collections. */
export const play: Domain = {
  name: 'play',
  schemaPath: [
    'hunting/hunting.graphql',
    'hunting/combat-events.graphql',
    'inventory/inventory.graphql',
    'shops/shops.graphql',
    'travel/travel.graphql',
    'missions/missions.graphql',
    'treasury/treasury.graphql',
    'notifications/notifications.graphql',
  ].map((file) => join(__dirname, file)),
  refusals,
  resolvers: [
    huntingResolvers,
    inventoryResolvers,
    shopResolvers,
    travelResolvers,
    missionResolvers,
    treasuryResolvers,
    notificationResolvers,
  ],
  contentResolvers,
  examples,
  routes: [
    ...playerRoutes,
    ...huntRoutes,
    ...shopRoutes,
    ...inventoryRoutes,
    ...missionRoutes,
    ...travelRoutes,
    ...treasuryRoutes,
    ...notificationRoutes,
  ],
  nodes,
  nodeIds,
  start: async (app) => followPlayers(app),
}

/** Adds the effects on players that need no call. */
function followPlayers(app: App): void {
  addScheduledEffect(app, autoHuntEffect(app))
  addScheduledEffect(app, autoHuntLookEffect)
  addScheduledEffect(app, missionEffect(app))
  addScheduledEffect(app, startCoffinEffect)
  addScheduledEffect(app, notificationEffect)
  addDeletionFollower(app, leaveDeletedGrounds(app))
  app.get(lostGroundsService)
}
