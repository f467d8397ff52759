import { Button, ButtonLink, useMessages, useViewer } from '@sanguine/ui'
import { useState } from 'react'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { type ActivationChoice, activateByLink } from '../activate-by-link'
import { activationState } from '../activation-state'
import { MailLinkResult } from '../components/mail-link-result'
import { useMailLink } from '../use-mail-link'

/** Asks somebody who is logged in with another account what the link may do. */
function OtherAccountQuestion({
  name,
  onChoose,
}: {
  readonly name: string
  readonly onChoose: (choice: ActivationChoice) => void
}) {
  const t = useMessages(messages)
  return (
    <>
      <div aria-live="polite" className={styles.result}>
        <h1>{t('activate.otherAccount', { name })}</h1>
        <p>{t('activate.otherAccountText')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => onChoose('activate')}>{t('activate.only')}</Button>
        <Button onClick={() => onChoose('change')}>{t('activate.change')}</Button>
        <ButtonLink to="/game">{t('activate.leave')}</ButtonLink>
      </div>
    </>
  )
}

/**
 * The target of the activation mail's link. It logs the player in, after a question if another account is logged in.
 */
export function ActivatePage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  const [choice, setChoice] = useState<ActivationChoice | null>(null)
  const link = useMailLink(activateByLink, { choice })
  // After a login, an account that is not active can have another link sent.
  const isExpired = link.code === 'TOKEN_EXPIRED'
  const isLoggedOut = link.status === 'done' && choice !== 'activate'
  return (
    <AccountPageLayout title={t('activate.title')}>
      {link.code === 'OTHER_ACCOUNT_LOGGED_IN' ? (
        <OtherAccountQuestion name={viewer?.name ?? ''} onChoose={setChoice} />
      ) : (
        <>
          <MailLinkResult
            state={link}
            success={choice === 'activate' ? t('activate.activated') : t('activate.success')}
            hasFocus={choice !== null}
          />
          {choice === 'activate' && viewer && <p>{t('activate.stayed', { name: viewer.name })}</p>}
          <div className={styles.actions}>
            {isExpired && (
              <ButtonLink
                {...(viewer ? { to: '/game' } : { to: '/login', state: { from: '/game' } })}
                variant="blood"
                size="lg"
              >
                {t('activate.askAgain')}
              </ButtonLink>
            )}
            <ButtonLink
              to="/game"
              state={isLoggedOut ? activationState : undefined}
              variant={isExpired ? 'plain' : 'blood'}
              size="lg"
            >
              {t('activate.play')}
            </ButtonLink>
          </div>
        </>
      )}
    </AccountPageLayout>
  )
}
