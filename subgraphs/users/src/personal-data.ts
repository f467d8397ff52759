import type { App, CollectionDescription } from '@sanguine/kernel'
import { deleteUnactivated } from './deletion/delete-unactivated'
import { finishDeletions } from './deletion/finish-deletions'
import { userDeletionsService } from './deletion/user-deletions.model'

async function* readDeletions(app: App, accountId: string) {
  const deletion = await app.get(userDeletionsService).findById(accountId).lean()
  if (deletion) yield { deletedAt: deletion.deletedAt }
}

/** Removes accounts that were never activated, then the remains of deletions. */
async function removeAccounts(app: App): Promise<void> {
  await deleteUnactivated(app)
  await finishDeletions(app)
}

export const userCollections: readonly CollectionDescription[] = [
  { name: 'userDeletions', read: readDeletions, removeOld: removeAccounts },
]
