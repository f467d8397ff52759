import type { Route } from '../route'
import { accountRoutes } from './account.routes'
import { analyticsRoutes } from './analytics.routes'
import { catalogueRoutes } from './catalogue.routes'
import { grimoireRoutes } from './grimoire.routes'
import { huntRoutes } from './hunt.routes'
import { inventoryRoutes } from './inventory.routes'
import { journalRoutes } from './journal.routes'
import { ladderRoutes } from './ladder.routes'
import { mediaRoutes } from './media.routes'
import { missionRoutes } from './mission.routes'
import { newsRoutes } from './news.routes'
import { paymentRoutes } from './payment.routes'
import { playerRoutes } from './player.routes'
import { privacyRoutes } from './privacy.routes'
import { secondFactorRoutes } from './second-factor.routes'
import { sessionRoutes } from './session.routes'
import { settingRoutes } from './setting.routes'
import { shopRoutes } from './shop.routes'
import { travelRoutes } from './travel.routes'
import { treasuryRoutes } from './treasury.routes'
import { userRoutes } from './user.routes'
import { versionRoutes } from './version.routes'

/** The lists of the domains, one line each, in the order of the documentation. */
const lists: readonly (readonly Route[])[] = [
  accountRoutes,
  sessionRoutes,
  secondFactorRoutes,
  privacyRoutes,
  playerRoutes,
  huntRoutes,
  shopRoutes,
  inventoryRoutes,
  journalRoutes,
  missionRoutes,
  ladderRoutes,
  travelRoutes,
  newsRoutes,
  treasuryRoutes,
  grimoireRoutes,
  catalogueRoutes,
  paymentRoutes,
  settingRoutes,
  analyticsRoutes,
  userRoutes,
  mediaRoutes,
  versionRoutes,
]

/** Every route of the REST shim. */
export const routes: readonly Route[] = lists.flat()
