import { useQuery } from '@apollo/client/react'
import { GameAccountDocument, type GameAccountQuery } from '../../generated/documents'

/** The account that is logged in; undefined until it is loaded. */
export function useAccount(): GameAccountQuery['viewer'] | undefined {
  return useQuery(GameAccountDocument).data?.viewer
}

/** Whether the account administers the site, so that its pages are linked. */
export const useIsAdmin = (): boolean => useAccount()?.role === 'ADMIN'
