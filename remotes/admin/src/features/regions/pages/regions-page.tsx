import { useMessages } from '@sanguine/ui'
import { Navigate, Route, useParams } from 'react-router'
import type { AdminRegionsQuery } from '../../../generated/documents'
import { huntingGroundSection, huntingTableSection, regionSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import { groundUrls, tableUrls } from '../../../shared/hunting-tables/place-urls'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { useRecordLookup } from '../../../shared/records/use-record-lookup'
import { useRecord } from '../../../shared/records/use-records'
import { WhenLoaded } from '../../../shared/records/when-loaded'
import { RegionFields } from '../components/region-fields'
import { GroundPage } from './ground-page'
import { TablePage } from './table-page'

/** Leads from the address of a list without its own page to the record it lies in. */
function ToParent() {
  const { regionId = '', groundId } = useParams()
  return <Navigate to={(groundId === undefined ? groundUrls(regionId) : tableUrls(regionId, groundId)).list} replace />
}

/** Leads from the address of a hunting ground by its id alone to its place in its region. */
function ToGround() {
  const { groundId = '' } = useParams()
  const ground = useRecord(huntingGroundSection.documents.read, groundId)
  return (
    <WhenLoaded loaded={ground}>
      {(found) => (
        <Navigate to={found ? groundUrls(found.regionId).record(groundId) : regionSection.urls.list} replace />
      )}
    </WhenLoaded>
  )
}

/** Leads from the address of a hunting table by its id alone to its place in its ground. */
function ToTable() {
  const { tableId = '' } = useParams()
  const table = useRecord(huntingTableSection.documents.read, tableId)
  const findGround = useRecordLookup('huntingGround')
  const ground = table.data ? findGround(table.data.huntingGroundId) : null
  const address =
    ground === undefined
      ? undefined
      : ground
        ? tableUrls(ground.regionId, ground.id).record(tableId)
        : regionSection.urls.list
  return (
    <WhenLoaded loaded={{ ...table, data: table.data === undefined ? undefined : address }}>
      {(to) => <Navigate to={to} replace />}
    </WhenLoaded>
  )
}

/** The regions and their editor; in each region its hunting grounds, in each ground its hunting tables. */
export function RegionsPage() {
  const t = useMessages(adminMessages)
  const detailOf = ({ sequence, isVisible }: RowOf<AdminRegionsQuery>) => (
    <>
      <span>{t('table.sequence', { sequence })}</span>
      {!isVisible && <span>{t('list.hidden')}</span>}
    </>
  )
  return (
    <RecordsPage
      section={regionSection}
      Fields={RegionFields}
      detailOf={detailOf}
      nestedRoutes={
        <>
          <Route path=":regionId/grounds/new" element={<GroundPage />} />
          <Route path=":regionId/grounds/:groundId" element={<GroundPage />} />
          <Route path=":regionId/grounds/:groundId/tables/new" element={<TablePage />} />
          <Route path=":regionId/grounds/:groundId/tables/:tableId" element={<TablePage />} />
          <Route path="grounds/:groundId" element={<ToGround />} />
          <Route path="tables/:tableId" element={<ToTable />} />
          <Route path=":regionId/grounds" element={<ToParent />} />
          <Route path=":regionId/grounds/:groundId/tables" element={<ToParent />} />
        </>
      }
    />
  )
}
