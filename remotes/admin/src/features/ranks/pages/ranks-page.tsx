import { useMessages } from '@sanguine/ui'
import type { AdminRanksQuery } from '../../../generated/documents'
import { rankSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'

/** The ranks and their editor. */
export function RanksPage() {
  const t = useMessages(adminMessages)
  const detailOf = ({ xp }: RowOf<AdminRanksQuery>) => t('ranks.xp', { xp })
  return <RecordsPage section={rankSection} detailOf={detailOf} />
}
