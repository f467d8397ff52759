import { useQuery } from '@apollo/client/react'
import {
  AdminGroundTablesDocument,
  type AdminGroundTablesQuery,
  AdminRegionGroundsDocument,
  type AdminRegionGroundsQuery,
} from '../../generated/documents'
import { useKindChanges } from '../../shared/records/use-kind-changes'
import type { Loaded } from '../../shared/records/use-records'

type RegionGrounds = NonNullable<AdminRegionGroundsQuery['admin']>
type GroundTables = NonNullable<AdminGroundTablesQuery['admin']>

/** A region's name and its hunting grounds, as the server has them now, also after changes by colleagues. */
export function useRegionGrounds(regionId: string): Loaded<RegionGrounds> {
  const { data, error, refetch } = useQuery(AdminRegionGroundsDocument, {
    variables: { regionId },
    fetchPolicy: 'network-only',
  })
  useKindChanges(['region', 'huntingGround'], () => refetch())
  return { data: data?.admin ?? undefined, error, retry: () => void refetch() }
}

/** A hunting ground's name and baits, and its hunting tables, as the server has them now, also after changes by colleagues. */
export function useGroundTables(groundId: string): Loaded<GroundTables> {
  const { data, error, refetch } = useQuery(AdminGroundTablesDocument, {
    variables: { groundId },
    fetchPolicy: 'network-only',
  })
  useKindChanges(['huntingGround', 'huntingTable'], () => refetch())
  return { data: data?.admin ?? undefined, error, retry: () => void refetch() }
}
