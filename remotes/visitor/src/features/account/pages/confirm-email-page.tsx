import { Button, ButtonLink, execute, session, useMessages, useViewer } from '@sanguine/ui'
import { useState } from 'react'
import { VisitorConfirmEmailDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { MailLinkResult } from '../components/mail-link-result'
import { redeemOnce, useMailLink } from '../use-mail-link'

const confirm = redeemOnce(async (token) => {
  const before = session.token()
  const { confirmEmail } = await execute(VisitorConfirmEmailDocument, { input: { token } })
  // of the same session: the link also activates an account, whose token still says "not activated"
  if (confirmEmail?.accessToken && session.token() === before) session.logIn(confirmEmail.accessToken)
  return confirmEmail
})

const profilePath = '/profile'

/** Leads on from the result: to the game, or to the profile, where the address of an invalid link is entered again. */
function NextLink({ isInvalid }: { readonly isInvalid: boolean }) {
  const t = useMessages(messages)
  const viewer = useViewer()
  const profile = viewer ? { to: profilePath } : { to: '/login', state: { from: profilePath } }
  return (
    <ButtonLink {...(isInvalid ? profile : { to: '/game' })} variant="blood" size="lg">
      {t(isInvalid ? 'confirmEmail.again' : 'activate.play')}
    </ButtonLink>
  )
}

/**
 * The target of the link that confirms a new address. The page waits for a click, because programs also open the links
 * of mails.
 */
export function ConfirmEmailPage() {
  const t = useMessages(messages)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const link = useMailLink(confirm, { isWanted: isConfirmed })
  return (
    <AccountPageLayout title={t('confirmEmail.title')}>
      {isConfirmed ? (
        <MailLinkResult state={link} success={t('confirmEmail.success')} hasFocus />
      ) : (
        <>
          <h1>{t('confirmEmail.title')}</h1>
          <p>{t('confirmEmail.question')}</p>
        </>
      )}
      <div className={styles.actions}>
        {isConfirmed ? (
          <NextLink isInvalid={link.code !== undefined} />
        ) : (
          <Button variant="blood" size="lg" onClick={() => setIsConfirmed(true)}>
            {t('confirmEmail.confirm')}
          </Button>
        )}
      </div>
    </AccountPageLayout>
  )
}
