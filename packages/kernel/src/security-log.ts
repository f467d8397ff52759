import { addressKey, shortAddress } from './address-key'
import { type App, defineService } from './app'
import { servedCall } from './served-call'

/** The events of the security log, by their stable names. A name is never used for another event. */
export const securityEvents = {
  'security.login.succeeded':
    'A session was opened. `method`: `password`, `totp`, `recoveryCode`, `passkey` or `activationLink`.',
  'security.login.failed':
    'A login was refused. `reason`: `passwordWrong`, `passwordExpired`, or `nameUnknown` without an account id.',
  'security.secondFactor.failed':
    'A code or passkey was refused. `method`: `code`, `totp` or `passkey`. `reason`: `codeInvalid`, `passkeyInvalid` or `ticketInvalid`.',
  'security.secondFactor.added': 'An account got an authenticator app or a passkey, see `method`.',
  'security.secondFactor.removed':
    'An account lost one. `method` is `all` where the staff removed them, named by `actorId`.',
  'security.recoveryCodes.renewed': 'The recovery codes of an account were replaced.',
  'security.password.refused':
    'A session was refused where the password had to be given again. `reason`: `passwordWrong`, or `loginTooOld` where the account has a second factor and did not log in within 15 minutes.',
  'security.password.resetRequested':
    'A link to a new password was asked for. `reason` where none was mailed: `nameUnknown`.',
  'security.password.reset': 'A mailed link was used, and a new password mailed.',
  'security.password.changed': 'An account changed its password.',
  'security.email.changeRequested': 'A link was mailed to a new address of an account.',
  'security.email.changed': 'An account has another address: by the link, or by the staff, named by `actorId`.',
  'security.role.changed': 'The staff changed a role, from `before` to `after`.',
  'security.account.banned': 'The staff banned an account.',
  'security.account.unbanned': 'The staff lifted a ban.',
  'security.account.deleted': 'The staff deleted an account, or its owner did, with the `reason` `byOwner`.',
  'security.data.exported': 'An account asked for an export of what is stored of it.',
  'security.session.ended':
    'Sessions were ended before their time, `count` of them. `reason`: `logout`, `byOwner`, `byStaff` or `credentialsChanged`.',
  'security.token.created': 'A personal access token was made. `method`: `created`, or `rotated` for a new secret.',
  'security.token.used':
    'A personal access token, or a connected app, was used from another network than before. `reason`: `newOrigin`. The first use is one.',
  'security.token.revoked': 'Personal access tokens were revoked, `count` of them. `reason`: `byOwner`.',
  'security.app.registered': 'An account registered an app. `method`: `created`, or `rotated` for a new secret.',
  'security.app.connected': 'An account allowed an app to act for it. `method`: `browser` or `device`.',
  'security.app.disconnected':
    'Connections of apps ended, `count` of them. `reason`: `byOwner`, `byApp`, or `codeReused` or `refreshTokenReused` where a secret of a connection was used twice, as after a theft.',
  'security.app.reviewed':
    'The staff, named by `actorId`, reviewed an app of an account, from the state `before` to `after`.',
  'security.permission.refused':
    'A session called an `operation` that its role may not use; at most one line a minute for an account and operation.',
  'security.input.refused':
    'A call was refused for its input: of a wrong form, too large or no valid document. At most one line a minute for each `operation` and account or origin.',
  'security.limit.reached':
    'A limit on attempts or calls refused a call; at most one line a minute for each `limit` and account or origin.',
} as const

export type SecurityEvent = keyof typeof securityEvents

/** The caller, as in the request context. */
export interface SecurityContext {
  readonly app: App
  readonly viewer: { readonly accountId: string } | null
  readonly address: string
  readonly requestId: string
}

/** The details of a line beside its event. No names, addresses, passwords, tokens or codes. */
export interface SecurityDetails {
  /** the affected account; the caller's by default; null if it is unknown */
  readonly accountId?: string | null
  readonly method?: string
  readonly reason?: string
  readonly limit?: string
  readonly operation?: string
  readonly before?: string
  readonly after?: string
  readonly count?: number
}

/**
 * Writes a line of the security log at level `info`. It has the event, account and request id, the caller's network
 * (`shortAddress`), and `actorId` if another account acted.
 */
export function logSecurityEvent(context: SecurityContext, event: SecurityEvent, details: SecurityDetails = {}): void {
  const { app, viewer, address, requestId } = context
  const { accountId = viewer?.accountId ?? null, ...rest } = details
  const actor = viewer && viewer.accountId !== accountId ? { actorId: viewer.accountId } : {}
  app.log.info({ event, accountId, ...actor, origin: shortAddress(address), requestId, ...rest }, 'security')
}

const windowMs = 60_000

/**
 * The maximum number of lines remembered within a minute, for each event, separately for accounts and for callers
 * without one. Beyond it, none is written.
 */
const maxKeys = 10_000

/** Lets the first of equal lines within a minute through. */
class RepeatFilter {
  #endsAt = Number.NEGATIVE_INFINITY
  readonly #keys = new Map<string, Set<string>>()

  constructor(readonly app: App) {}

  /** Each `kind` has its own room, so that a caller who fills one does not silence another. */
  isFirst(kind: string, key: string): boolean {
    const now = this.app.clock.elapsed()
    if (now >= this.#endsAt) {
      this.#keys.clear()
      this.#endsAt = now + windowMs
    }
    const keys = this.#keys.get(kind) ?? new Set()
    this.#keys.set(kind, keys)
    if (keys.has(key) || keys.size >= maxKeys) return false
    keys.add(key)
    return true
  }
}

const repeatFilterService = defineService<RepeatFilter>({
  name: 'repeats in the security log',
  create: (app) => new RepeatFilter(app),
})

/** Writes the first of equal lines within a minute. `key` identifies lines; it is not written. */
function logFirst(context: SecurityContext, event: SecurityEvent, key: string, details: SecurityDetails): void {
  const kind = `${event} ${context.viewer ? 'account' : 'origin'}`
  if (context.app.get(repeatFilterService).isFirst(kind, key)) logSecurityEvent(context, event, details)
}

/** Logs that the caller's role lacks a permission. */
export function logRefusedPermission(context: SecurityContext): void {
  const operation = servedCall()?.operation ?? 'unknown'
  logFirst(context, 'security.permission.refused', `${context.viewer?.accountId}:${operation}`, { operation })
}

/** Logs that the input of a call was refused. `operation` is the call's, or the pattern of its address. */
export function logRefusedInput(context: SecurityContext, operation: string): void {
  const whom = context.viewer?.accountId ?? addressKey(context.address)
  logFirst(context, 'security.input.refused', `${whom}:${operation}`, { operation })
}

/** Logs that a limit refused a call. `whom` is the key that the limit counts by; it is not written. */
export function logReachedLimit(context: SecurityContext, limit: string, whom: string): void {
  logFirst(context, 'security.limit.reached', `${limit}:${whom}`, { limit })
}
