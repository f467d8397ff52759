import {
  Button,
  endSession,
  execute,
  isRejected,
  type Refusal,
  refusalText,
  Section,
  session,
  sha256Hex,
  toast,
  useMessages,
} from '@sanguine/ui'
import { statusOf } from '@sanguine/ui/platform'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type DeleteOwnAccountInput, VisitorDeleteOwnAccountDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { ConfirmationForm } from '../../../shared/confirmation-form'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../own-data.module.css'

interface Attempt {
  readonly input: DeleteOwnAccountInput
  /** whether the answer of an attempt just before was lost, so that the account may be deleted already */
  readonly isRepeated: boolean
}

/** Deletes the account. Returns why the server refused it, or null once the account is gone. */
async function deleteAccount({ input, isRepeated }: Attempt): Promise<Refusal | null> {
  try {
    const { deleteOwnAccount } = await execute(VisitorDeleteOwnAccountDocument, { input }, { endsSession: true })
    const [refusal] = requirePayload(deleteOwnAccount).userErrors
    return refusal && refusal.code !== 'UNKNOWN_USER' ? refusal : null
  } catch (error) {
    // The session ends with the account, so an attempt after the deletion is refused.
    if (isRepeated && hasEnded(error)) return null
    throw error
  }
}

/** Whether a call failed because its session has ended. */
const hasEnded = (error: unknown): boolean => statusOf(error) === 401

/** The deletion of the account, which says before what goes and what remains. */
export function DeletionSection() {
  const t = useMessages(messages)
  const securityText = useMessages(securityMessages)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  async function send({ password = '' }: Readonly<Record<string, string>>): Promise<string> {
    const input = { password: await sha256Hex(password) }
    return endSession(async () => {
      const refusal = await deleteAccount({ input, isRepeated: false }).catch((error: unknown) => {
        if (isRejected(error)) throw error
        return deleteAccount({ input, isRepeated: true })
      })
      if (refusal) return refusalText(refusal)
      toast.success(t('ownData.deleted'))
      navigate('/', { replace: true })
      session.clear()
      return ''
    }).catch((error: unknown) => {
      if (hasEnded(error)) session.clearAndReload()
      throw error
    })
  }

  return (
    <Section title={t('ownData.delete')}>
      <div className={styles.section}>
        <p>{t('ownData.deleteText')}</p>
        <p>{t('ownData.remains')}</p>
        {isOpen ? (
          <ConfirmationForm
            label={t('ownData.delete')}
            action={t('ownData.deleteConfirm')}
            fields={[
              {
                name: 'password',
                label: securityText('security.password'),
                type: 'password',
                autoComplete: 'current-password',
              },
            ]}
            send={send}
            onCancel={() => setIsOpen(false)}
          >
            <p>{t('ownData.exportFirst')}</p>
          </ConfirmationForm>
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>{t('ownData.deleteAction')}</Button>
          </div>
        )}
      </div>
    </Section>
  )
}
