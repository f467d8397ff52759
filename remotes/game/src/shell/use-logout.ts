import { useApolloClient, useMutation } from '@apollo/client/react'
import { session } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { GameLogoutDocument } from '../generated/documents'

/** Ends the session on this device. Should the server not answer, the token is forgotten all the same. */
export function useLogout(): () => void {
  const client = useApolloClient()
  const [logout] = useMutation(GameLogoutDocument)
  return useCallback(() => {
    const leave = () => {
      session.forget()
      void client.clearStore()
    }
    logout().then(leave, leave)
  }, [client, logout])
}
