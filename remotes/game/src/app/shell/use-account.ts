import { useQuery } from '@apollo/client/react'
import { GameAccountDocument, type GameAccountQuery } from '../../generated/documents'

/** The account that is logged in; undefined until it is loaded. */
export function useAccount(): GameAccountQuery['viewer'] | undefined {
  return useQuery(GameAccountDocument).data?.viewer
}
