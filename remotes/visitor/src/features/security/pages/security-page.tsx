import { Button, ErrorNotice, execute, Notice, Skeleton, session, toast, useMessages, useViewer } from '@sanguine/ui'
import { useState } from 'react'
import { VisitorSecurityDocument } from '../../../generated/documents'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import sheet from '../../../shared/account-page-layout.module.css'
import { AccountSettingsLayout } from '../../../shared/account-settings-layout'
import { securityMessages } from '../../../shared/security/security-messages'
import { ConnectedAppsSection } from '../components/connected-apps-section'
import { type Added, PasskeysSection, RecoverySection, TotpSection } from '../components/factors-sections'
import { RegisteredAppsSection } from '../components/registered-apps-section'
import { type Security, SessionsSection } from '../components/sessions-section'
import { TokensSection } from '../components/tokens-section'
import { WebhooksSection } from '../components/webhooks-section'
import styles from '../security.module.css'
import { useLatestReading } from '../use-latest-reading'

const readSecurity = async (): Promise<Security | null> => (await execute(VisitorSecurityDocument, {})).viewer

/** The second factors of the account, its sessions, tokens and webhooks. */
export function SecurityPage() {
  const t = useMessages(securityMessages)
  const viewer = useViewer()
  const { value: security, failure, reload } = useLatestReading(readSecurity)
  const [added, setAdded] = useState<Added | null>(null)

  const finish = ({ accessToken }: Added) => {
    setAdded(null)
    if (accessToken) session.logIn(accessToken)
  }
  const show = (next: Added) => {
    toast.success(t('security.added'))
    if (next.recoveryCodes.length > 0) setAdded(next)
    else finish(next)
    void reload()
  }

  if (added)
    return (
      <AccountPageLayout title={t('security.recovery')}>
        <h1>{t('security.recovery')}</h1>
        <p>{t('security.recoveryShown')}</p>
        <ul className={styles.codes}>
          {added.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={sheet.actions}>
          <Button variant="blood" onClick={() => finish(added)}>
            {t('security.recoveryDone')}
          </Button>
        </div>
      </AccountPageLayout>
    )
  const hasFactor = security && (security.secondFactors.totpAddedAt || security.secondFactors.passkeys.length > 0)
  return (
    <AccountSettingsLayout title={t('security.title')}>
      {viewer?.mustEnrol && (
        <Notice kind="plain">
          <p>{t('security.mustEnrol')}</p>
        </Notice>
      )}
      {failure !== null && <ErrorNotice error={failure} onRetry={() => void reload()} />}
      {/* Nothing is below the placeholder: how many sessions there are decides how high the list becomes. */}
      {!security && failure === null && <Skeleton count={3} height={137} />}
      {security && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <TotpSection factors={security.secondFactors} onAdded={show} onChange={reload} />
            <PasskeysSection factors={security.secondFactors} onAdded={show} onChange={reload} />
            {hasFactor && <RecoverySection factors={security.secondFactors} onAdded={show} onChange={reload} />}
            <SessionsSection sessions={security.sessions} onChange={reload} />
          </div>
          <div className={styles.column}>
            <ConnectedAppsSection apps={security.connectedApps} onChange={reload} />
            {viewer?.canPlay && <TokensSection tokens={security.personalTokens} onChange={reload} />}
            {viewer?.canPlay && <WebhooksSection webhooks={security.webhooks} onChange={reload} />}
            {viewer?.canPlay && <RegisteredAppsSection apps={security.registeredApps} onChange={reload} />}
          </div>
        </div>
      )}
    </AccountSettingsLayout>
  )
}
