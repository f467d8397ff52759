import { ButtonLink, execute, session, useMessages } from '@sanguine/ui'
import { VisitorActivateAccountDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'
import { activationState } from '../activation-state'
import { MailLinkResult } from '../components/mail-link-result'
import { redeemOnce, useMailLink } from '../use-mail-link'

const activate = redeemOnce(
  async (token) => (await execute(VisitorActivateAccountDocument, { input: { token } })).activateAccount,
)

/** Where the link of the activation mail leads. A success ends the session, whose token still says "not activated". */
export function ActivatePage() {
  const t = useMessages(messages)
  const link = useMailLink(activate, session.clear)
  return (
    <SheetPage title={t('activate.title')}>
      <MailLinkResult state={link} success={t('activate.success')} />
      <div className={styles.actions}>
        <ButtonLink to="/game" state={link.status === 'done' ? activationState : undefined} variant="blood" size="lg">
          {t('activate.play')}
        </ButtonLink>
      </div>
    </SheetPage>
  )
}
