import { formatUsd, useMessages } from '@sanguine/ui'
import type { AdminPremiumPackagesQuery } from '../../../generated/documents'
import { premiumPackageSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'

/** The premium packages and their editor. */
export function PremiumPackagesPage() {
  const t = useMessages(adminMessages)
  const detailOf = ({ priceUsd, isVisible }: RowOf<AdminPremiumPackagesQuery>) => (
    <>
      <span>{formatUsd(priceUsd.cents, t.language)}</span>
      {!isVisible && <span>{t('list.hidden')}</span>}
    </>
  )
  return <RecordsPage section={premiumPackageSection} detailOf={detailOf} />
}
