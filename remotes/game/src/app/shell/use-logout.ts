import { execute, session } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { GameLogoutDocument } from '../../generated/documents'

/** Ends the session on this device. The token is removed even if the request fails. */
export function useLogout(): () => void {
  return useCallback(() => {
    execute(GameLogoutDocument, {}, { endsSession: true }).then(session.clear, session.clear)
  }, [])
}
