import { useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { huntingTableSection, regionSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import { groundUrls, tableUrls } from '../../../shared/hunting-tables/place-urls'
import { ExistingRecord } from '../../../shared/records/existing-record'
import { NewRecord } from '../../../shared/records/new-record'
import { Breadcrumbs } from '../components/breadcrumbs'
import { TableFields } from '../components/table-fields'
import { usePlaceText } from '../use-place-text'
import { useGroundTables, useRegionGrounds } from '../use-places'

/** The editor of a hunting table, or of a new one of the ground in the address. */
export function TablePage() {
  const t = useMessages(adminMessages)
  const placeText = usePlaceText()
  const { regionId = '', groundId = '', tableId } = useParams()
  const region = useRegionGrounds(regionId)
  const ground = useGroundTables(groundId)
  const section = { ...huntingTableSection, urls: tableUrls(regionId, groundId) }
  return (
    <>
      <Breadcrumbs
        steps={[
          { to: regionSection.urls.list, name: t('title.regions') },
          {
            to: groundUrls(regionId).list,
            name: placeText({ type: 'REGION', loaded: region, row: region.data?.region }),
          },
          {
            to: section.urls.list,
            name: placeText({ type: 'HUNTING_GROUND', loaded: ground, row: ground.data?.huntingGround }),
          },
        ]}
      />
      {tableId !== undefined ? (
        <ExistingRecord key={tableId} section={section} Fields={TableFields} id={tableId} />
      ) : (
        <NewRecord section={section} Fields={TableFields} given={{ huntingGroundId: groundId }} />
      )}
    </>
  )
}
