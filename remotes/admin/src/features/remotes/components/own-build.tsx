import { useMessages } from '@sanguine/ui'
import type { AdminRemoteOwnBuildFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import styles from '../remotes.module.css'
import { ErrorsLink } from './errors-link'

/** The build that the site has of a remote without deployments. Nobody changes who gets it but by a deployed version. */
export function OwnBuild({ build }: { readonly build: AdminRemoteOwnBuildFragment }) {
  const t = useMessages(adminMessages)
  const { remote, version, errorCount } = build
  return (
    <li className={entries.entry}>
      <h3 className={styles.version}>
        {version}
        <span className={styles.state}>{t('remotes.builtIn')}</span>
      </h3>
      <dl className={entries.facts}>
        <dt>{t('remotes.errors')}</dt>
        <dd>{t('remotes.errorCount', { count: errorCount })}</dd>
      </dl>
      <div className={entries.buttons}>
        <ErrorsLink remote={remote} version={version} />
      </div>
    </li>
  )
}
