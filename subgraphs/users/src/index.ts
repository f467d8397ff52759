import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { unactivatedWorkerService } from './deletion/delete-unactivated'
import { deletionWorkerService } from './deletion/finish-deletions'
import { userDeletionsService } from './deletion/user-deletions.model'
import { userCollections } from './personal-data'
import { examples } from './users.examples'
import { refusals } from './users.refusals'
import { resolvers } from './users.resolvers'
import { userRoutes } from './users.rest'

export { beginDeletion } from './deletion/begin-deletion'
export { finishDeletions, removeAfterMs } from './deletion/finish-deletions'
export { banUser, unbanUser } from './operations/ban-user'
export { changeUserItem, setUserCurrencies } from './operations/change-user-player'
export { deleteUser } from './operations/delete-user'
export { readUser, readUserByName, readUserPlayer } from './operations/read-user'
export { maxUsers, searchUsers } from './operations/search-users'
export { updateUser } from './operations/update-user'
export type { userShape } from './user.shape'
export type { UserRefusal } from './user-refusal'
export { refusalCodes } from './users.refusals'

/** Accounts and their players as staff manage them. */
export const users: Domain = {
  name: 'users',
  schemaPath: join(__dirname, 'users.graphql'),
  collections: userCollections,
  refusals,
  resolvers,
  examples,
  routes: userRoutes,
  start: async (app) => {
    await createCollections([app.get(userDeletionsService)])
    app.get(deletionWorkerService)
    app.get(unactivatedWorkerService)
  },
}
