import { endSession, execute, session } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { forgetPush } from '../../features/notice/push-subscription'
import { GameLogoutDocument } from '../../generated/documents'

/** Ends the session on this device. The token is removed even if the request fails. */
export function useLogout(): () => void {
  return useCallback(() => {
    // The server ends the notifications of this browser with the session, whether or not the browser does.
    forgetPush().catch(() => undefined)
    void endSession(() => execute(GameLogoutDocument, {}, { endsSession: true }).then(session.clear, session.clear))
  }, [])
}
