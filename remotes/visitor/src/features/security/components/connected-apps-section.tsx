import { ActionButton, errorText, execute, refusalText, Section, toast, useMessages } from '@sanguine/ui'
import { VisitorDisconnectAppDocument } from '../../../generated/documents'
import { requirePayload } from '../../../shared/require-payload'
import { scopeText } from '../../../shared/scopes'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'
import type { Security } from './sessions-section'

interface ConnectedAppsSectionProps {
  readonly apps: Security['connectedApps']
  readonly onChange: () => Promise<void>
}

/** The apps that act for the account, each with a button that ends this at once. */
export function ConnectedAppsSection({ apps, onChange }: ConnectedAppsSectionProps) {
  const t = useMessages(securityMessages)

  async function disconnect(id: string): Promise<void> {
    try {
      const { disconnectApp } = await execute(VisitorDisconnectAppDocument, { input: { id } })
      const [refusal] = requirePayload(disconnectApp).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('apps.disconnected'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  return (
    <Section title={t('apps.connected')}>
      <div className={styles.section}>
        <p>{t(apps.length === 0 ? 'apps.noneConnected' : 'apps.connectedText')}</p>
        {apps.length > 0 && (
          <ul className={styles.list}>
            {apps.map(({ id, name, website, scopes, connectedAt, lastUsedAt }) => (
              <li key={id} className={styles.row}>
                <div>
                  <p>
                    {website ? (
                      <a href={website} target="_blank" rel="noopener noreferrer">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </p>
                  <p className={styles.muted}>{scopes.map((scope) => scopeText(t, scope)).join(' · ')}</p>
                  <p className={styles.muted}>
                    {t('apps.since', { at: new Date(connectedAt) })}{' '}
                    {lastUsedAt ? t('apps.used', { at: new Date(lastUsedAt) }) : t('tokens.unused')}
                  </p>
                </div>
                <ActionButton size="sm" aria-label={t('apps.disconnectOf', { name })} onPress={() => disconnect(id)}>
                  {t('apps.disconnect')}
                </ActionButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
