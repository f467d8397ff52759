import { Button, ConfirmDialog, ControlIcon, EmptyState, formatDateTime, Section, useMessages } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { AdminEndUserSessionsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { isMade, useChangeUser } from '../use-user-calls'
import type { User } from './user'
import styles from './user-editor.module.css'

/** Number of open sessions listed; of further sessions only the count is shown. */
const maxShown = 5

/** The sessions of the account, and a button that ends all of them. */
export function SessionsSection({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const dateOf = (time: string) => formatDateTime(time, t.language)
  const count = user.sessions.length

  async function end(): Promise<void> {
    setIsBusy(true)
    const changed = await change(AdminEndUserSessionsDocument, { input: { id: user.id } })
    if (isMade(changed)) toast.success(t('sessions.ended'))
    setIsBusy(false)
    setIsConfirming(false)
  }

  return (
    <Section title={t('sessions.title')} aside={t('sessions.count', { count })}>
      {count === 0 ? (
        <EmptyState isPart icon={<ControlIcon name="login" />} title={t('sessions.none')}>
          <p>{t('sessions.noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {user.sessions.slice(0, maxShown).map(({ openedAt, expiresAt }) => (
              <li key={`${openedAt} ${expiresAt}`}>
                {t('sessions.session', { opened: dateOf(openedAt), expires: dateOf(expiresAt) })}
              </li>
            ))}
            {count > maxShown && <li>{t('sessions.more', { count: count - maxShown })}</li>}
          </ul>
          {user.isChangeable && (
            <Button size="sm" onClick={() => setIsConfirming(true)}>
              {t('sessions.end')}
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('sessions.confirm', { name: user.name })}
        text={t('sessions.confirmText')}
        confirmLabel={t('sessions.end')}
        busy={isBusy}
        onConfirm={() => void end()}
        onCancel={() => setIsConfirming(false)}
      />
    </Section>
  )
}
