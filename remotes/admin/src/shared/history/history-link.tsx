import type { KindName } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import styles from './history-link.module.css'
import { historyUrlOf } from './history-urls'

const constantCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** Leads from a record to its history. */
export function HistoryLink({ kind, id }: { readonly kind: KindName; readonly id: string }) {
  const t = useMessages(adminMessages)
  return (
    <Link to={historyUrlOf(constantCase(kind), id)} className={styles.link}>
      {t('history.ofRecord')}
    </Link>
  )
}
