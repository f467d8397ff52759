import { ButtonLink, execute, useMessages } from '@sanguine/ui'
import { VisitorRetrievePasswordDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { MailLinkResult } from '../components/mail-link-result'
import { redeemOnce, useMailLink } from '../use-mail-link'

const retrieve = redeemOnce(
  async (token) => (await execute(VisitorRetrievePasswordDocument, { input: { token } })).retrievePassword,
)

/** The target of the link in the mail about a forgotten password: the new password follows by mail. */
export function RetrievePasswordPage() {
  const t = useMessages(messages)
  const link = useMailLink(retrieve)
  return (
    <AccountPageLayout title={t('forgot.title')}>
      <MailLinkResult state={link} success={t('forgot.retrieved')} />
      <div className={styles.actions}>
        <ButtonLink to="/login" variant="blood" size="lg">
          {t('login.submit')}
        </ButtonLink>
      </div>
    </AccountPageLayout>
  )
}
