import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import styles from '../remotes.module.css'

/** Leads to the errors of a version. */
export function ErrorsLink({ remote, version }: { readonly remote: string; readonly version: string }) {
  const t = useMessages(adminMessages)
  return (
    <Link
      to={`/admin/remotes/${remote}/${encodeURIComponent(version)}`}
      className={styles.preview}
      aria-label={t('remotes.errorsOf', { remote, version })}
    >
      {t('remotes.errors')}
    </Link>
  )
}
