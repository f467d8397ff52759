import { useQuery } from '@apollo/client/react'
import {
  AdminGroundTablesDocument,
  type AdminGroundTablesQuery,
  AdminRegionGroundsDocument,
  type AdminRegionGroundsQuery,
} from '../../generated/documents'
import type { Loaded } from '../../shared/records/use-records'

type RegionGrounds = NonNullable<AdminRegionGroundsQuery['admin']>
type GroundTables = NonNullable<AdminGroundTablesQuery['admin']>

/** A region's name and its hunting grounds, as the server has them now. */
export function useRegionGrounds(regionId: string): Loaded<RegionGrounds> {
  const { data, error, refetch } = useQuery(AdminRegionGroundsDocument, {
    variables: { regionId },
    fetchPolicy: 'network-only',
  })
  return { data: data?.admin ?? undefined, error, retry: () => void refetch() }
}

/** A hunting ground's name and baits, and its hunting tables, as the server has them now. */
export function useGroundTables(groundId: string): Loaded<GroundTables> {
  const { data, error, refetch } = useQuery(AdminGroundTablesDocument, {
    variables: { groundId },
    fetchPolicy: 'network-only',
  })
  return { data: data?.admin ?? undefined, error, retry: () => void refetch() }
}
