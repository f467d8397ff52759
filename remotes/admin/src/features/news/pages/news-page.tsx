import { formatDateTime, useMessages } from '@sanguine/ui'
import type { AdminNewsPostsQuery } from '../../../generated/documents'
import { newsSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { NewsFields } from '../components/news-fields'

/** The news and their editor. */
export function NewsPage() {
  const t = useMessages(adminMessages)
  const detailOf = ({ publishedAt }: RowOf<AdminNewsPostsQuery>) => (
    <time dateTime={publishedAt}>{formatDateTime(publishedAt, t.language)}</time>
  )
  return <RecordsPage section={newsSection} Fields={NewsFields} detailOf={detailOf} />
}
