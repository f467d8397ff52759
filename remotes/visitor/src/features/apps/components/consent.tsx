import { Button, errorText, execute, Notice, refusalText, useMessages, useViewer } from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import { useState } from 'react'
import { type VisitorAuthorizationFragment, VisitorFinishAuthorizationDocument } from '../../../generated/documents'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { scopeText } from '../../../shared/scopes'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../apps.module.css'

interface ConsentProps {
  readonly asked: VisitorAuthorizationFragment
  /** after a decision; the address is null for a device */
  readonly onDecided: (isAllowed: boolean, redirectUri: string | null) => void
}

/** The question whether an app may act for the account: who asks, for what, and where the browser goes. */
export function Consent({ asked, onDecided }: ConsentProps) {
  const t = useMessages(securityMessages)
  const viewer = useViewer()
  const [sent, setSent] = useState<'allow' | 'refuse' | null>(null)
  const [failure, setFailure] = useState('')
  const { ticket, name, description, website, isOwn, scopes, returnsTo } = asked

  async function decide(isAllowed: boolean): Promise<void> {
    setSent(isAllowed ? 'allow' : 'refuse')
    setFailure('')
    try {
      const { finishAuthorization } = await execute(VisitorFinishAuthorizationDocument, {
        input: { ticket, isAllowed },
      })
      const { redirectUri, userErrors } = requirePayload(finishAuthorization)
      if (!userErrors[0]) return onDecided(isAllowed, redirectUri)
      setFailure(refusalText(userErrors[0]))
    } catch (error) {
      setFailure(errorText(error))
    }
    setSent(null)
  }

  return (
    <div ref={passFocus} className={styles.asked}>
      <h1>{t('connect.title', { name })}</h1>
      <p>{t('connect.text', { name, account: viewer?.name ?? '' })}</p>
      {description && <p>{description}</p>}
      {website && (
        <p>
          <a href={website} target="_blank" rel="noopener noreferrer">
            {website}
          </a>
        </p>
      )}
      <div>
        <h2 id="connect-scopes">{t('connect.scopes')}</h2>
        <ul aria-labelledby="connect-scopes">
          {scopes.map((scope) => (
            <li key={scope}>{scopeText(t, scope)}</li>
          ))}
        </ul>
      </div>
      <p>{t('connect.never')}</p>
      {isOwn && <p>{t('connect.own')}</p>}
      <p>{returnsTo === null ? t('connect.device') : t('connect.returns', { place: returnsTo })}</p>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button
          variant="blood"
          busy={sent === 'allow'}
          aria-disabled={sent === 'refuse'}
          onClick={() => void decide(true)}
        >
          {t('connect.allow')}
        </Button>
        <Button busy={sent === 'refuse'} aria-disabled={sent === 'allow'} onClick={() => void decide(false)}>
          {t('connect.refuse')}
        </Button>
      </div>
    </div>
  )
}
