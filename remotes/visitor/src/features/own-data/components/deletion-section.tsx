import { Button, endSession, execute, refusalText, Section, session, sha256Hex, toast, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { VisitorDeleteOwnAccountDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { ConfirmationForm } from '../../../shared/confirmation-form'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../own-data.module.css'

/** The deletion of the account, which says before what goes and what remains. */
export function DeletionSection() {
  const t = useMessages(messages)
  const securityText = useMessages(securityMessages)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  async function send({ password = '' }: Readonly<Record<string, string>>): Promise<string> {
    const input = { password: await sha256Hex(password) }
    return endSession(async () => {
      const { deleteOwnAccount } = await execute(VisitorDeleteOwnAccountDocument, { input }, { endsSession: true })
      const [refusal] = requirePayload(deleteOwnAccount).userErrors
      if (refusal) return refusalText(refusal)
      toast.success(t('ownData.deleted'))
      navigate('/', { replace: true })
      session.clear()
      return ''
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
