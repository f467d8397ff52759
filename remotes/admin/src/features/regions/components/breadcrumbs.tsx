import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import styles from './breadcrumbs.module.css'

/** The records in which the one below lies, from the list on; each leads to its editor. */
export function Breadcrumbs({ steps }: { readonly steps: readonly { readonly to: string; readonly name: string }[] }) {
  const t = useMessages(adminMessages)
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
