import type { Route } from '../route'
import { huntRoutes } from './hunt.routes'
import { inventoryRoutes } from './inventory.routes'
import { journalRoutes } from './journal.routes'
import { playerRoutes } from './player.routes'
import { shopRoutes } from './shop.routes'
import { travelRoutes } from './travel.routes'

/** The lists of the domains, one line each, in the order of the documentation. */
const lists: readonly (readonly Route[])[] = [
  playerRoutes,
  huntRoutes,
  shopRoutes,
  inventoryRoutes,
  journalRoutes,
  travelRoutes,
]

/** Every route of the REST shim. */
export const routes: readonly Route[] = lists.flat()
