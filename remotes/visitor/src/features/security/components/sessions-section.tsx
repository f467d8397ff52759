import { ActionButton, errorText, execute, refusalText, Section, toast, useMessages } from '@sanguine/ui'
import {
  VisitorEndOtherSessionsDocument,
  VisitorEndSessionDocument,
  type VisitorSecurityQuery,
} from '../../../generated/documents'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'

export type Security = NonNullable<VisitorSecurityQuery['viewer']>

interface SessionsSectionProps {
  readonly sessions: Security['sessions']
  readonly onChange: () => Promise<void>
}

/** The sessions of the account, each of which can be ended. */
export function SessionsSection({ sessions, onChange }: SessionsSectionProps) {
  const t = useMessages(securityMessages)
  const deviceOf = ({ browser, system }: Security['sessions'][number]): string =>
    browser && system
      ? t('security.sessionOf', { browser, system })
      : (browser ?? system ?? t('security.unknownDevice'))

  async function end(id: string): Promise<void> {
    try {
      const [refusal] = requirePayload(
        (await execute(VisitorEndSessionDocument, { input: { id } })).endSession,
      ).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('security.ended'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  async function endOthers(): Promise<void> {
    try {
      await execute(VisitorEndOtherSessionsDocument, {})
      toast.success(t('security.othersEnded'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  return (
    <Section title={t('security.sessions')}>
      <div className={styles.section}>
        <p className={styles.muted}>{t('security.sessionEffect')}</p>
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <div>
                <p>{deviceOf(session)}</p>
                <p className={styles.muted}>
                  {session.isCurrent
                    ? t('security.thisSession')
                    : t('security.times', { opened: new Date(session.openedAt), used: new Date(session.lastUsedAt) })}
                </p>
              </div>
              {!session.isCurrent && (
                <ActionButton
                  size="sm"
                  aria-label={t('security.endOf', { device: deviceOf(session) })}
                  onPress={() => end(session.id)}
                >
                  {t('security.end')}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <div>
            <ActionButton onPress={endOthers}>{t('security.endOthers')}</ActionButton>
          </div>
        )}
      </div>
    </Section>
  )
}
