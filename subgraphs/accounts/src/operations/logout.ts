import type { Context } from '@sanguine/kernel'
import { endSession } from '../sessions/sessions'

/** Ends the session that asks; harmless without one. */
export async function logout(context: Context): Promise<void> {
  if (context.viewer) await endSession(context.app, context.viewer)
}
