import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { GameInventoryNowDocument } from '../../generated/documents'

/** The ids of the items the player owns, undefined until loaded, and their query. */
export function useOwnedItems() {
  const query = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const inventory = query.data?.me?.inventory
  const owned = useMemo(
    (): ReadonlySet<string> | undefined => inventory && new Set(inventory.map(({ item }) => item.id)),
    [inventory],
  )
  return { owned, query }
}
