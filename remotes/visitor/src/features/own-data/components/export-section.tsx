import { Button, execute, refusalText, Section, sha256Hex, toast, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { VisitorExportOwnDataDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { ConfirmationForm } from '../../../shared/confirmation-form'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { downloadOwnData, saveFile } from '../download-own-data'
import styles from '../own-data.module.css'

/** A file with everything that is stored of the account. */
export function ExportSection() {
  const t = useMessages(messages)
  const securityText = useMessages(securityMessages)
  const [isOpen, setIsOpen] = useState(false)
  const [received, setReceived] = useState<number | null>(null)

  async function send({ password = '' }: Readonly<Record<string, string>>): Promise<string> {
    const input = { password: await sha256Hex(password) }
    const payload = requirePayload((await execute(VisitorExportOwnDataDocument, { input })).exportOwnData)
    const [refusal] = payload.userErrors
    if (refusal || payload.ticket === null) return refusal ? refusalText(refusal) : t('ownData.cutShort')
    setReceived(0)
    try {
      saveFile(await downloadOwnData(payload.ticket, setReceived))
    } finally {
      setReceived(null)
    }
    toast.success(t('ownData.exported'))
    setIsOpen(false)
    return ''
  }

  return (
    <Section title={t('ownData.export')}>
      <div className={styles.section}>
        <p>{t('ownData.exportText')}</p>
        {isOpen ? (
          <ConfirmationForm
            label={t('ownData.export')}
            action={t('ownData.exportAction')}
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
          />
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>{t('ownData.exportAction')}</Button>
          </div>
        )}
        <p role="status" className={styles.progress}>
          {received !== null &&
            (received === 0
              ? t('ownData.exportStarted')
              : t('ownData.received', { size: Math.round(received / 100_000) / 10 }))}
        </p>
      </div>
    </Section>
  )
}
