import { ActionButton, Button, useMessages } from '@sanguine/ui'
import type { VisitorPersonalTokenFragment } from '../../../generated/documents'
import { scopeText } from '../../../shared/scopes'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'

/** Milliseconds before its end from which a token is marked. */
const soonMs = 7 * 86_400_000

interface TokenRowProps {
  readonly token: VisitorPersonalTokenFragment
  readonly onRotate: () => void
  readonly onRevoke: () => Promise<void>
}

/** A token of the list: what it may do, its last use and its end. */
export function TokenRow({ token, onRotate, onRevoke }: TokenRowProps) {
  const t = useMessages(securityMessages)
  const { name, scopes, lastUsedAt, lastProgram, lastSystem } = token
  const expiresAt = new Date(token.expiresAt)
  const program =
    lastProgram && lastSystem
      ? t('security.sessionOf', { browser: lastProgram, system: lastSystem })
      : (lastProgram ?? lastSystem ?? t('tokens.unknownProgram'))
  return (
    <li className={styles.row}>
      <div>
        <p>
          {name} {expiresAt.getTime() - Date.now() < soonMs && <span className={styles.badge}>{t('tokens.soon')}</span>}
        </p>
        <p className={styles.muted}>{scopes.map((scope) => scopeText(t, scope)).join(' · ')}</p>
        <p className={styles.muted}>
          {lastUsedAt ? t('tokens.used', { at: new Date(lastUsedAt), program }) : t('tokens.unused')}{' '}
          {t('tokens.expires', { at: expiresAt })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" aria-label={t('tokens.rotateOf', { name })} onClick={onRotate}>
          {t('tokens.rotate')}
        </Button>
        <ActionButton size="sm" aria-label={t('tokens.revokeOf', { name })} onPress={onRevoke}>
          {t('tokens.revoke')}
        </ActionButton>
      </div>
    </li>
  )
}
