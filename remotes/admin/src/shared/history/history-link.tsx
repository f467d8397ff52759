import type { KindName } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { recordKindOf } from '../records/kind-names'
import styles from './history-link.module.css'
import { historyUrlOf } from './history-urls'

/** Leads from a record to its history. */
export function HistoryLink({ kind, id }: { readonly kind: KindName; readonly id: string }) {
  const t = useMessages(adminMessages)
  return (
    <Link to={historyUrlOf(recordKindOf(kind), id)} className={styles.link}>
      {t('history.ofRecord')}
    </Link>
  )
}
