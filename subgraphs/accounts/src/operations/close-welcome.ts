import { type Context, requireViewer, type Viewer } from '@sanguine/kernel'
import { accountsService } from '../accounts.model'
import { viewersService } from '../sessions/viewers'

/** Stores that the account has read the welcome. */
export async function closeWelcome(context: Context): Promise<Viewer> {
  const viewer = requireViewer(context)
  await context.app.get(accountsService).updateOne({ _id: viewer.accountId }, { $set: { hasSeenWelcome: true } })
  context.app.get(viewersService).forgetAccount(viewer.accountId)
  return { ...viewer, hasSeenWelcome: true }
}
