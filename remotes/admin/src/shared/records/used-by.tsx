import { ControlIcon, EmptyState, Text, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { sectionPathOf } from './kind-names'
import { sectionUrls } from './section-urls'
import type { RecordUser } from './use-record-context'
import styles from './used-by.module.css'

/** Records that refer to another one, with links to them. */
export function RecordUsers({ users }: { readonly users: readonly RecordUser[] }) {
  const t = useMessages(adminMessages)
  return (
    <ul className={styles.list}>
      {users.map(({ kind, id, title, path }) => {
        const section = kind && sectionPathOf(kind)
        const name = kind ? title : t('users.start')
        return (
          <li key={`${kind} ${id}`}>
            {section && id ? <Link to={sectionUrls(section).record(id)}>{name}</Link> : name}
            <Text as="muted" size="sm">
              {[kind && t(`kind.${kind}`), path[0] !== undefined && t('users.at', { field: fieldLabel(t, path[0]) })]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

/** The records that refer to the one in the editor, behind their number. */
export function UsedBy({ users }: { readonly users: readonly RecordUser[] }) {
  const t = useMessages(adminMessages)
  return (
    <details className={styles.users}>
      <summary>
        {t('users.title')} <span className={styles.count}>{t('users.count', { count: users.length })}</span>
      </summary>
      {users.length === 0 ? (
        <EmptyState isLine icon={<ControlIcon name="link" />} title={t('users.none')}>
          <p>{t('users.noneText')}</p>
        </EmptyState>
      ) : (
        <RecordUsers users={users} />
      )}
    </details>
  )
}
