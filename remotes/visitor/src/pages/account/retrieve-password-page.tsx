import { ButtonLink, execute, useMessages } from '@sanguine/ui'
import { VisitorRetrievePasswordDocument } from '../../generated/documents'
import { messages } from '../../i18n/messages'
import { AccountPage } from './account-page'
import styles from './account-page.module.css'
import { LinkHeading } from './link-heading'
import { oncePerLink, useMailLink } from './use-mail-link'

const retrieve = oncePerLink(
  async (token) => (await execute(VisitorRetrievePasswordDocument, { token })).retrievePassword,
)

/** Where the link of the forgotten password's mail leads: the new password comes by mail. */
export function RetrievePasswordPage() {
  const t = useMessages(messages)
  const reply = useMailLink(retrieve)
  return (
    <AccountPage title={t('forgot.title')}>
      <LinkHeading reply={reply} />
      <div className={styles.actions}>
        <ButtonLink to="/login" variant="blood" size="lg">
          {t('login.submit')}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
