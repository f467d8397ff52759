import { Button, Dialog, Field, Notice, Section, Textarea, useIsShown, useMessages, useTextDraft } from '@sanguine/ui'
import { refusalText, toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { AdminBanUserDocument, AdminUnbanUserDocument } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import { DraftNotice } from '../../../shared/records/draft-notice'
import { isMade, useChangeUser } from '../use-user-calls'
import type { User } from './user'
import styles from './user-editor.module.css'

const maxReasonLength = 500

/** Bans the account with a reason, or shows the ban and lifts it. */
export function BanSection({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { ban } = user

  async function unban(): Promise<void> {
    setIsBusy(true)
    const changed = await change(AdminUnbanUserDocument, { input: { id: user.id } })
    if (isMade(changed)) toast.success(t('ban.lifted', { name: user.name }))
    setIsBusy(false)
  }

  return (
    <Section title={t('ban.title')}>
      {ban ? (
        <Notice
          kind="plain"
          title={t('ban.since', { date: Date.parse(ban.bannedAt) })}
          actions={
            user.isChangeable && (
              <>
                <Button size="sm" busy={isBusy} onClick={() => void unban()}>
                  {t('ban.lift', { role: enumLabel(t, 'role', user.roleBeforeBan ?? 'USER') })}
                </Button>
                <Button size="sm" onClick={() => setIsAsking(true)}>
                  {t('ban.changeReason')}
                </Button>
              </>
            )
          }
        >
          <p>{ban.reason || t('ban.noReason')}</p>
        </Notice>
      ) : (
        <>
          <p className={styles.text}>{t('ban.text')}</p>
          {user.isChangeable && (
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {t('ban.open')}
            </Button>
          )}
        </>
      )}
      {isAsking && <BanDialog user={user} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

function BanDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const isShown = useIsShown()
  const draft = useTextDraft(`ban.${user.id}`, user.ban?.reason)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // The ban that this dialog makes must not change its words.
  const [isBanned] = useState(user.ban !== null)
  const reason = draft.text

  function close(): void {
    draft.forget()
    onClose()
  }

  async function ban(): Promise<void> {
    if (reason.trim() === '') {
      setError(t('validation.required'))
      return
    }
    setIsBusy(true)
    const changed = await change(AdminBanUserDocument, { input: { id: user.id, reason } })
    setIsBusy(false)
    if (!changed) return
    if (changed.refusal) {
      setError(refusalText(changed.refusal))
      return
    }
    toast.success(isBanned ? t('ban.reasonChanged') : t('ban.done', { name: user.name }))
    // Staff who closed this dialog before the answer may have opened it again.
    if (isShown()) close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={isBanned ? t('ban.changeReason') : t('ban.confirm', { name: user.name })}
      description={t('ban.confirmText')}
      width="sm"
      actions={
        <>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button variant="blood" busy={isBusy} onClick={() => void ban()}>
            {isBanned ? t('action.update') : t('ban.action')}
          </Button>
        </>
      }
    >
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <Field label={t('ban.reason')} hint={t('ban.reasonHint')} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            maxLength={maxReasonLength}
            onChange={(event) => {
              draft.setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
