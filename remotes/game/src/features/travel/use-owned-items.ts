import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { GameInventoryNowDocument } from '../../generated/documents'

/** The ids of the items the player owns; undefined until loaded. */
export function useOwnedItems(): ReadonlySet<string> | undefined {
  const { data } = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const inventory = data?.me?.inventory
  return useMemo(() => inventory && new Set(inventory.map(({ item }) => item.id)), [inventory])
}
