import { useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { huntingGroundSection, regionSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import { groundUrls } from '../../../shared/hunting-tables/place-urls'
import { ExistingRecord } from '../../../shared/records/existing-record'
import { NewRecord } from '../../../shared/records/new-record'
import { Breadcrumbs } from '../components/breadcrumbs'
import { GroundFields } from '../components/ground-fields'
import { usePlaceText } from '../use-place-text'
import { useRegionGrounds } from '../use-places'

/** The editor of a hunting ground, or of a new one of the region in the address. */
export function GroundPage() {
  const t = useMessages(adminMessages)
  const placeText = usePlaceText()
  const { regionId = '', groundId } = useParams()
  const loaded = useRegionGrounds(regionId)
  const section = { ...huntingGroundSection, urls: groundUrls(regionId) }
  return (
    <>
      <Breadcrumbs
        steps={[
          { to: regionSection.urls.list, name: t('title.regions') },
          { to: section.urls.list, name: placeText({ type: 'REGION', loaded, row: loaded.data?.region }) },
        ]}
      />
      {groundId !== undefined ? (
        <ExistingRecord key={groundId} section={section} Fields={GroundFields} id={groundId} />
      ) : (
        <NewRecord section={section} Fields={GroundFields} given={{ regionId }} />
      )}
    </>
  )
}
