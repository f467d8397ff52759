import { ButtonLink, execute, session, useMessages } from '@sanguine/ui'
import { VisitorActivateAccountDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'
import { activationState } from '../activation-state'
import { MailLinkResult } from '../components/mail-link-result'
import { redeemOnce, useMailLink } from '../use-mail-link'

const activate = redeemOnce(async (token) => {
  const { activateAccount } = await execute(VisitorActivateAccountDocument, { input: { token, opensSession: true } })
  if (activateAccount?.accessToken) session.logIn(activateAccount.accessToken)
  // The token of a session from before still says "not activated".
  else if (activateAccount?.userErrors.length === 0) session.clear()
  return activateAccount
})

/** Where the link of the activation mail leads. The player is logged in by it. */
export function ActivatePage() {
  const t = useMessages(messages)
  const link = useMailLink(activate)
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
