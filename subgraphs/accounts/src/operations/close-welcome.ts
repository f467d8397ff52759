import { type Context, requireViewer, type Viewer } from '@sanguine/kernel'
import { accountsPart } from '../accounts.model'
import { viewersPart } from '../sessions/viewers'

/** Remembers that the account has read the welcome. */
export async function closeWelcome(context: Context): Promise<Viewer> {
  const viewer = requireViewer(context)
  await context.app.get(accountsPart).updateOne({ _id: viewer.accountId }, { $set: { hasSeenWelcome: true } })
  context.app.get(viewersPart).forgetAccount(viewer.accountId)
  return { ...viewer, hasSeenWelcome: true }
}
