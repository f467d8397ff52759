import { accounts } from '@sanguine/accounts'
import { advice } from '@sanguine/advice'
import { analytics } from '@sanguine/analytics'
import { audit } from '@sanguine/audit'
import { catalogue } from '@sanguine/catalogue'
import { journal } from '@sanguine/journal'
import { type Domain, kernel } from '@sanguine/kernel'
import { ladder } from '@sanguine/ladder'
import { mail } from '@sanguine/mail'
import { media } from '@sanguine/media'
import { newsDomain } from '@sanguine/news'
import { payments } from '@sanguine/payments'
import { play } from '@sanguine/play'
import { players } from '@sanguine/players'
import { privacy } from '@sanguine/privacy'
import { push } from '@sanguine/push'
import { remotes } from '@sanguine/remotes'
import { settings } from '@sanguine/settings'
import { status } from '@sanguine/status'
import { users } from '@sanguine/users'
import { webhooks } from '@sanguine/webhooks'

/** Every domain of the game, in the order of their start. */
export const domains: readonly Domain[] = [
  kernel,
  audit,
  mail,
  accounts,
  media,
  catalogue,
  settings,
  push,
  players,
  journal,
  ladder,
  play,
  advice,
  newsDomain,
  analytics,
  payments,
  users,
  webhooks,
  remotes,
  status,
  privacy,
]
