import { ButtonLink, useMessages, useViewer } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import sheet from '../../../shared/account-page-layout.module.css'
import { DeletionSection } from '../components/deletion-section'
import { ExportSection } from '../components/export-section'

/**
 * The rights of an account's owner: a copy of the data, and the deletion of the account. Also for accounts that may not
 * play.
 */
export function OwnDataPage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  return (
    <AccountPageLayout title={t('ownData.title')}>
      <h1>{t('ownData.title')}</h1>
      <ExportSection />
      <DeletionSection />
      <p>
        <Link to="/imprint#privacy">{t('ownData.policy')}</Link>
      </p>
      {viewer?.canPlay && (
        <div className={sheet.actions}>
          <ButtonLink to="/game">{t('security.back')}</ButtonLink>
        </div>
      )}
    </AccountPageLayout>
  )
}
