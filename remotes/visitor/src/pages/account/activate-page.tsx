import { ButtonLink, execute, session, useMessages } from '@sanguine/ui'
import { VisitorActivateAccountDocument } from '../../generated/documents'
import { messages } from '../../i18n/messages'
import { AccountPage } from './account-page'
import styles from './account-page.module.css'
import { arrival } from './arrival'
import { LinkHeading } from './link-heading'
import { oncePerLink, useMailLink } from './use-mail-link'

const activate = oncePerLink(
  async (token) => (await execute(VisitorActivateAccountDocument, { token })).activateAccount,
)

/** Where the link of the activation mail leads. A success ends the session, whose token still says "not activated". */
export function ActivatePage() {
  const t = useMessages(messages)
  const reply = useMailLink(activate, session.forget)
  const isDone = reply !== null && reply !== 'broken' && reply.isDone
  return (
    <AccountPage title={t('activate.title')}>
      <LinkHeading reply={reply} />
      <div className={styles.actions}>
        <ButtonLink to="/game" state={isDone ? arrival : undefined} variant="blood" size="lg">
          {t('activate.play')}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
