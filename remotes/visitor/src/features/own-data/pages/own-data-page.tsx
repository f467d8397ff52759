import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../../i18n/messages'
import { AccountSettingsLayout } from '../../../shared/account-settings-layout'
import { DeletionSection } from '../components/deletion-section'
import { ExportSection } from '../components/export-section'
import styles from '../own-data.module.css'

/**
 * The rights of an account's owner: a copy of the data, and the deletion of the account. Also for accounts that may not
 * play.
 */
export function OwnDataPage() {
  const t = useMessages(messages)
  return (
    <AccountSettingsLayout title={t('ownData.title')}>
      <div className={styles.columns}>
        <ExportSection />
        <DeletionSection />
      </div>
      <p className={styles.policy}>
        <Link to="/imprint#privacy">{t('ownData.policy')}</Link>
      </p>
    </AccountSettingsLayout>
  )
}
