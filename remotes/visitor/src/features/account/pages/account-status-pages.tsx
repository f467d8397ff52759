import { Button, ButtonLink, errorText, execute, refusalText, session, toast, useMessages } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { VisitorBanDocument, VisitorResendActivationMailDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { isAfterActivation } from '../activation-state'
import { DevMailLink } from '../components/dev-mail-link'
import { LogoutButton } from '../components/logout-button'
import { PageLogin } from '../components/page-login'

/** For an account whose mail link was not followed yet. */
export function ActivationRequiredPage() {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const resend = async () => {
    setIsWaiting(true)
    try {
      const { resendActivationMail } = await execute(VisitorResendActivationMailDocument, {})
      const [refusal] = requirePayload(resendActivationMail).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('notice.resent'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setIsWaiting(false)
    }
  }
  return (
    <AccountPageLayout title={t('notice.activate')}>
      <h1>{t('notice.activate')}</h1>
      <p>{t('notice.activateText')}</p>
      <DevMailLink />
      <p className={styles.other}>
        <Link to="/account/privacy">{t('ownData.title')}</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="blood" busy={isWaiting} onClick={() => void resend()}>
          {t('notice.resend')}
        </Button>
        <LogoutButton />
      </div>
    </AccountPageLayout>
  )
}

/** The viewer's ban as the server has it: null once it was lifted, undefined until it is loaded. */
function useBan(): { readonly reason: string } | null | undefined {
  const [ban, setBan] = useState<{ readonly reason: string } | null>()
  useEffect(() => {
    let isCurrent = true
    execute(VisitorBanDocument, {})
      .then(({ viewer }) => isCurrent && viewer && setBan(viewer.ban))
      .catch((error: unknown) => toast.error(errorText(error)))
    return () => {
      isCurrent = false
    }
  }, [])
  return ban
}

/** For an account that is banned, with the reason. Once the ban is lifted, only the login knows the role from before. */
export function BannedPage() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const ban = useBan()
  const logIn = () => {
    session.clear()
    navigate('/login', { replace: true })
  }
  if (ban === null)
    return (
      <AccountPageLayout title={t('notice.banLifted')}>
        <h1>{t('notice.banLifted')}</h1>
        <p>{t('notice.banLiftedText')}</p>
        <div className={styles.actions}>
          <Button variant="blood" onClick={logIn}>
            {t('login.submit')}
          </Button>
        </div>
      </AccountPageLayout>
    )
  return (
    <AccountPageLayout title={t('notice.banned')}>
      <h1>{t('notice.banned')}</h1>
      {ban?.reason && <p>{t('notice.banReason', { reason: ban.reason })}</p>}
      <p className={styles.other}>
        <Link to="/imprint#contact">{t('notice.contact')}</Link>
        <Link to="/account/privacy">{t('ownData.title')}</Link>
      </p>
      <div className={styles.actions}>
        <LogoutButton />
      </div>
    </AccountPageLayout>
  )
}

/**
 * Shown to visitors in place of the game: login and registration on one page. A visitor who comes from the activation
 * only has to log in.
 */
export function LoginRequiredPage({ onLogin }: { readonly onLogin: () => void }) {
  const t = useMessages(messages)
  const { state } = useLocation()
  if (isAfterActivation(state))
    return (
      <AccountPageLayout title={t('notice.active')}>
        <h1>{t('notice.active')}</h1>
        <p>{t('notice.activeText')}</p>
        <PageLogin onLogin={onLogin} hasFocus />
      </AccountPageLayout>
    )
  return (
    <AccountPageLayout title={t('notice.closed')}>
      <h1>{t('notice.closed')}</h1>
      <p>{t('notice.closedText')}</p>
      <PageLogin onLogin={onLogin} />
      <div className={styles.actions}>
        <ButtonLink to="/register">{t('home.register')}</ButtonLink>
      </div>
    </AccountPageLayout>
  )
}
