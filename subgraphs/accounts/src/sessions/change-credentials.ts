import { conflict, type SecurityContext } from '@sanguine/kernel'
import { commitWithMails, type QueueMail } from '@sanguine/mail'
import { type ClientSession, trusted } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'
import { type AccountCall, rememberCall } from '../keyed-calls/run-once'
import { endOldSessions, logOldSessions } from './end-old-sessions'
import { mailTokensService, type Purpose } from './mail-tokens'
import { viewersService } from './viewers'

export interface CredentialChange {
  /** the account as read when its credentials were checked */
  readonly account: Pick<AccountRecord, '_id' | 'credentialVersion'>
  readonly set: Partial<
    Pick<AccountRecord, 'passwordHash' | 'passwordExpiresAt' | 'totp' | 'passkeys' | 'recoveryCodes'>
  >
  /** fields to remove */
  readonly unset?: readonly ('passwordExpiresAt' | 'totp' | 'passkeys' | 'recoveryCodes')[]
  /** the session that outlives the change; null for none */
  readonly keptSessionId: string | null
  /** the keyed call that makes the change, to be remembered with it */
  readonly call?: AccountCall | null
  /** writes what belongs to the change, and queues its mails, in its transaction: both or neither */
  readonly alongside?: (session: ClientSession, queueMail: QueueMail) => Promise<void>
}

/** Matches the version of an account; version 0 also matches an account without one. */
const versionFilter = (version: number) => (version === 0 ? trusted({ $in: [0, null] }) : version)

/**
 * Changes the credentials of an account, and ends its sessions and its links to a new password or address, in one
 * transaction. Returns false, and changes nothing, if the credentials have changed since `account` was read, because
 * then the earlier check is void.
 */
export async function changeCredentials(
  context: SecurityContext,
  { account, set, unset = [], keptSessionId, call = null, alongside }: CredentialChange,
): Promise<boolean> {
  const { app } = context
  const version = account.credentialVersion ?? 0
  const accountId = account._id
  let endedCount = 0
  const isChanged = await commitWithMails(app, (session, queueMail) =>
    rememberCall(app, call, { subjectId: '', session }, async () => {
      const { matchedCount } = await app.get(accountsService).updateOne(
        { _id: accountId, credentialVersion: versionFilter(version) },
        {
          $set: { ...set, credentialVersion: version + 1 },
          $unset: Object.fromEntries(unset.map((field) => [field, 1])),
        },
        { session },
      )
      if (matchedCount === 0) return false
      endedCount = await endOldSessions(app, account, keptSessionId, session)
      const purpose = trusted({ $in: ['passwordReset', 'emailChange'] as Purpose[] })
      await app.get(mailTokensService).deleteMany({ purpose, accountId }, { session })
      await alongside?.(session, queueMail)
      return true
    }),
  )
  const id = accountId.toHexString()
  app.get(viewersService).forgetAccount(id)
  if (isChanged) logOldSessions(context, id, endedCount)
  return isChanged
}

/** For a caller whose password was right, but whose account got other credentials before the change. */
export const credentialsChanged = () =>
  conflict({
    en: 'Your password or second factor was changed at this moment. Please load the page again.',
    de: 'Dein Passwort oder dein zweiter Faktor wurde gerade geändert. Bitte lade die Seite neu.',
  })
