import { type Context, logSecurityEvent } from '@sanguine/kernel'
import { endSession } from '../sessions/sessions'

/** Ends the caller's session. Does nothing without one. */
export async function logout(context: Context): Promise<void> {
  if (!context.viewer) return
  await endSession(context.app, context.viewer)
  logSecurityEvent(context, 'security.session.ended', { reason: 'logout', count: 1 })
}
