import { type AccountChangeRefusal, type AccountDetails, deleteAccount } from '@sanguine/accounts'
import { type App, ok, type Refusal, type Result } from '@sanguine/kernel'
import { endPlayer } from '@sanguine/players'
import type { ClientSession } from 'mongoose'
import { userDeletionsService } from './user-deletions.model'

export interface UserDeletionRequest<Refused extends Refusal> {
  readonly accountId: string
  /** Decides from the present account. Runs again if others changed the account in the meantime. */
  readonly decide: (account: AccountDetails) => Result<null, Refused>
  /** Writes what belongs to the deletion, in its transaction: both or neither. */
  readonly alongside?: (account: AccountDetails, session: ClientSession) => Promise<void>
}

/**
 * Deletes an account and stores the deletion in one transaction, then ends its player. If that is interrupted, any
 * gateway continues, as it does with the data of other domains: see `finishDeletions`. For operations that have checked
 * the permission.
 */
export async function beginDeletion<Refused extends Refusal>(
  app: App,
  { accountId, decide, alongside }: UserDeletionRequest<Refused>,
): Promise<Result<string, Refused | AccountChangeRefusal>> {
  const result = await deleteAccount(app, {
    accountId,
    decide,
    alongside: async (account, session) => {
      await alongside?.(account, session)
      const deletion = { _id: accountId, deletedAt: new Date(app.clock.now()) }
      await app.get(userDeletionsService).create([deletion], { session })
    },
  })
  if (!result.ok) return result
  try {
    await endPlayer(app, accountId)
  } catch (error) {
    app.log.error({ err: error, accountId }, 'The player of a deleted account is ended later.')
  }
  return ok(accountId)
}
