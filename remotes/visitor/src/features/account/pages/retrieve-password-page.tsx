import { ButtonLink, execute, useMessages, useViewer } from '@sanguine/ui'
import { VisitorRetrievePasswordDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { LogoutButton } from '../components/logout-button'
import { MailLinkResult } from '../components/mail-link-result'
import { NewPasswordLinkForm } from '../components/new-password-link-form'
import { redeemOnce, useMailLink } from '../use-mail-link'

const retrieve = redeemOnce(
  async (token) => (await execute(VisitorRetrievePasswordDocument, { input: { token } })).retrievePassword,
)

/**
 * The target of the link in the mail about a forgotten password: the new password follows by mail. A link that is no
 * longer valid is asked for again here. A browser that is logged in must log out before the new password is of use.
 */
export function RetrievePasswordPage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  const link = useMailLink(retrieve)
  const isLoggedIn = link.status === 'done' && viewer !== null
  return (
    <AccountPageLayout title={t('forgot.title')}>
      <MailLinkResult state={link} success={t('forgot.retrieved')} />
      {link.code && <NewPasswordLinkForm />}
      {isLoggedIn && <p>{t('forgot.logOutFirst', { name: viewer.name })}</p>}
      <div className={styles.actions}>
        {isLoggedIn ? (
          <LogoutButton to="/login" />
        ) : (
          <ButtonLink to="/login" variant={link.code ? 'plain' : 'blood'} size="lg">
            {t('login.submit')}
          </ButtonLink>
        )}
      </div>
    </AccountPageLayout>
  )
}
