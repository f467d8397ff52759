import { useMessages } from '@sanguine/ui'
import { Navigate, Route, useParams } from 'react-router'
import type { AdminRegionsQuery } from '../../../generated/documents'
import { regionSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import { groundUrls, tableUrls } from '../../../shared/hunting-tables/place-urls'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { RegionFields } from '../components/region-fields'
import { GroundPage } from './ground-page'
import { TablePage } from './table-page'

/** Leads from the address of a list without its own page to the record it lies in. */
function ToParent() {
  const { regionId = '', groundId } = useParams()
  return <Navigate to={(groundId === undefined ? groundUrls(regionId) : tableUrls(regionId, groundId)).list} replace />
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
      ratio={2.5}
      nestedRoutes={
        <>
          <Route path=":regionId/grounds/new" element={<GroundPage />} />
          <Route path=":regionId/grounds/:groundId" element={<GroundPage />} />
          <Route path=":regionId/grounds/:groundId/tables/new" element={<TablePage />} />
          <Route path=":regionId/grounds/:groundId/tables/:tableId" element={<TablePage />} />
          <Route path=":regionId/grounds" element={<ToParent />} />
          <Route path=":regionId/grounds/:groundId/tables" element={<ToParent />} />
        </>
      }
    />
  )
}
