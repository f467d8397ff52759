import {
  type Context,
  err,
  logSecurityEvent,
  ok,
  originalLanguage,
  type RefusalsOf,
  type Result,
} from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { accountMail } from '../account-mails'
import { accountsService, ownsAddress } from '../accounts.model'
import { hasSecondFactor } from '../second-factors/second-factors'
import { changeCredentials } from '../sessions/change-credentials'
import { type AccountDetails, detailsOf } from './account-details'

/** Why the second factors of an account were not removed. */
export type SecondFactorRemovalRefusal = RefusalsOf<{
  unknownUser: Readonly<Record<never, never>>
  /** the account logs in with its password alone */
  noSecondFactor: Readonly<Record<never, never>>
}>

/**
 * Removes the authenticator app, the passkeys and the recovery codes that an owner has lost, in one transaction with
 * the writes of `alongside`. Also ends the account's sessions and mails its owner. For operations that have checked the
 * permission.
 */
export async function removeSecondFactors(
  context: Context,
  accountId: string,
  alongside: (account: AccountDetails, session: ClientSession) => Promise<void>,
): Promise<Result<AccountDetails, SecondFactorRemovalRefusal>> {
  const { app } = context
  for (;;) {
    const account = await app.get(accountsService).findById(accountId).lean()
    if (!account) return err('unknownUser')
    if (!hasSecondFactor(account)) return err('noSecondFactor')
    const details = detailsOf(account)
    const isRemoved = await changeCredentials(context, {
      account,
      set: {},
      unset: ['totp', 'passkeys', 'recoveryCodes'],
      keptSessionId: null,
      alongside: async (session, queueMail) => {
        await alongside(details, session)
        if (!ownsAddress(account)) return
        const language = account.language ?? originalLanguage
        await queueMail(accountMail(app, { template: 'secondFactorsRemoved', account, language }))
      },
    })
    // The credentials have changed since they were read, so they are read again.
    if (!isRemoved) continue
    logSecurityEvent(context, 'security.secondFactor.removed', { accountId, method: 'all' })
    return ok({ ...details, hasSecondFactor: false })
  }
}
