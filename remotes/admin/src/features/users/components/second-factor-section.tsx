import { Button, ConfirmDialog, Section, useMessages, useViewer } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { AdminRemoveUserSecondFactorsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { isMade, useChangeUser } from '../use-user-calls'
import type { User } from './user'
import styles from './user-editor.module.css'

/** Whether the account has a second factor, and a button that removes one that was lost. The own one is changed on the profile. */
export function SecondFactorSection({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const viewer = useViewer()
  const change = useChangeUser()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isOwn = viewer?.name === user.name

  async function remove(): Promise<void> {
    setIsBusy(true)
    const changed = await change(AdminRemoveUserSecondFactorsDocument, { input: { id: user.id } })
    if (isMade(changed)) toast.success(t('secondFactor.removed', { email: user.email }))
    setIsBusy(false)
    setIsConfirming(false)
  }

  return (
    <Section title={t('secondFactor.title')}>
      <p className={styles.text}>{t(user.hasSecondFactor ? 'secondFactor.some' : 'secondFactor.none')}</p>
      {user.hasSecondFactor && user.isChangeable && !isOwn && (
        <Button size="sm" onClick={() => setIsConfirming(true)}>
          {t('secondFactor.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('secondFactor.confirm', { name: user.name })}
        text={t('secondFactor.confirmText')}
        confirmLabel={t('secondFactor.remove')}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsConfirming(false)}
      />
    </Section>
  )
}
