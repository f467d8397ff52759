import type { App, CollectionDescription } from '@sanguine/kernel'
import { userDeletionsService } from './deletion/user-deletions.model'

async function* readDeletions(app: App, accountId: string) {
  const deletion = await app.get(userDeletionsService).findById(accountId).lean()
  if (deletion) yield { deletedAt: deletion.deletedAt }
}

export const userCollections: readonly CollectionDescription[] = [{ name: 'userDeletions', read: readDeletions }]
