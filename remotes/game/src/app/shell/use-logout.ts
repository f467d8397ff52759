import { useMutation } from '@apollo/client/react'
import { session } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { GameLogoutDocument } from '../../generated/documents'

/** Ends the session on this device. The token is removed even if the request fails. */
export function useLogout(): () => void {
  const [logout] = useMutation(GameLogoutDocument)
  return useCallback(() => {
    logout().then(session.clear, session.clear)
  }, [logout])
}
