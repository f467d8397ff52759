import { ButtonLink, execute, session, useMessages } from '@sanguine/ui'
import { VisitorConfirmEmailDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'
import { MailLinkResult } from '../components/mail-link-result'
import { redeemOnce, useMailLink } from '../use-mail-link'

const confirm = redeemOnce(
  async (token) => (await execute(VisitorConfirmEmailDocument, { input: { token } })).confirmEmail,
)

/** The link also activates an account, whose token still says "not activated". */
function endStaleSession(): void {
  if (session.viewer()?.role === 'notActivated') session.clear()
}

/** Where the link to confirm a new address leads. */
export function ConfirmEmailPage() {
  const t = useMessages(messages)
  const link = useMailLink(confirm, endStaleSession)
  return (
    <SheetPage title={t('confirmEmail.title')}>
      <MailLinkResult state={link} success={t('confirmEmail.success')} />
      <div className={styles.actions}>
        <ButtonLink to="/game" variant="blood" size="lg">
          {t('activate.play')}
        </ButtonLink>
      </div>
    </SheetPage>
  )
}
