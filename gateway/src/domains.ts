import { accounts } from '@sanguine/accounts'
import { analytics } from '@sanguine/analytics'
import { audit } from '@sanguine/audit'
import { catalogue } from '@sanguine/catalogue'
import { grimoire } from '@sanguine/grimoire'
import { hunting } from '@sanguine/hunting'
import { inventory } from '@sanguine/inventory'
import { journal } from '@sanguine/journal'
import { type Domain, kernel } from '@sanguine/kernel'
import { ladder } from '@sanguine/ladder'
import { mail } from '@sanguine/mail'
import { media } from '@sanguine/media'
import { missions } from '@sanguine/missions'
import { newsDomain } from '@sanguine/news'
import { payments } from '@sanguine/payments'
import { players } from '@sanguine/players'
import { privacy } from '@sanguine/privacy'
import { settings } from '@sanguine/settings'
import { shops } from '@sanguine/shops'
import { travelDomain } from '@sanguine/travel'
import { treasury } from '@sanguine/treasury'
import { users } from '@sanguine/users'

/** Every domain of the game, in the order in which they start. */
export const domains: readonly Domain[] = [
  kernel,
  audit,
  mail,
  accounts,
  media,
  catalogue,
  settings,
  players,
  journal,
  ladder,
  hunting,
  missions,
  inventory,
  shops,
  travelDomain,
  newsDomain,
  treasury,
  grimoire,
  analytics,
  payments,
  users,
  privacy,
]
