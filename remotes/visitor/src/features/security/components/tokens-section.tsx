import {
  Button,
  ConfirmDialog,
  ControlIcon,
  EmptyState,
  errorText,
  execute,
  refusalText,
  Section,
  sha256Hex,
  toast,
  useMessages,
} from '@sanguine/ui'
import { useState } from 'react'
import {
  VisitorRevokePersonalTokenDocument,
  VisitorRevokePersonalTokensDocument,
  VisitorRotatePersonalTokenDocument,
} from '../../../generated/documents'
import { ConfirmationForm } from '../../../shared/confirmation-form'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import styles from '../security.module.css'
import { NewTokenNotice, type ShownToken } from './new-token-notice'
import type { Security } from './sessions-section'
import { TokenForm } from './token-form'
import { TokenRow } from './token-row'

interface TokensSectionProps {
  readonly tokens: Security['personalTokens']
  readonly onChange: () => Promise<void>
}

type Step = 'idle' | 'create' | 'revokeAll' | { readonly rotatedId: string }

/** The personal access tokens of the account, with which programs act for it. */
export function TokensSection({ tokens, onChange }: TokensSectionProps) {
  const t = useMessages(securityMessages)
  const [step, setStep] = useState<Step>('idle')
  const [shown, setShown] = useState<ShownToken | null>(null)
  const executeOnce = useOnce()
  const cancel = () => setStep('idle')
  const show = (next: ShownToken) => {
    setShown(next)
    void onChange()
  }

  async function revoke(id: string): Promise<void> {
    try {
      const { revokePersonalToken } = await execute(VisitorRevokePersonalTokenDocument, { input: { id } })
      const [refusal] = requirePayload(revokePersonalToken).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('tokens.revoked'))
      if (shown?.token.id === id) setShown(null)
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  async function revokeAll(): Promise<void> {
    cancel()
    try {
      await execute(VisitorRevokePersonalTokensDocument, {})
      toast.success(t('tokens.allRevoked'))
      setShown(null)
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  const rotate = (id: string) => async (values: Readonly<Record<string, string>>, isShown: () => boolean) => {
    const input = { id, password: await sha256Hex(values.password ?? '') }
    const { rotatePersonalToken } = await executeOnce(VisitorRotatePersonalTokenDocument, { input })
    const { secret, token, userErrors } = requirePayload(rotatePersonalToken)
    if (secret && token) {
      if (isShown()) cancel()
      show({ secret, token })
    }
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  return (
    <Section title={t('tokens.title')}>
      <div className={styles.section}>
        <p>{t('tokens.text')}</p>
        {shown && <NewTokenNotice {...shown} onDone={() => setShown(null)} />}
        {tokens.length === 0 && (
          <EmptyState isPart icon={<ControlIcon name="link" />} title={t('tokens.none')}>
            <p>{t('tokens.noneText')}</p>
          </EmptyState>
        )}
        {tokens.length > 0 && (
          <ul className={styles.list}>
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                onRotate={() => setStep({ rotatedId: token.id })}
                onRevoke={() => revoke(token.id)}
              />
            ))}
          </ul>
        )}
        {step === 'create' && <TokenForm onCreated={show} onLost={() => void onChange()} onClose={cancel} />}
        {typeof step === 'object' && (
          <ConfirmationForm
            key={step.rotatedId}
            label={t('tokens.rotateOf', { name: tokens.find(({ id }) => id === step.rotatedId)?.name ?? '' })}
            fields={[
              { name: 'password', label: t('security.password'), type: 'password', autoComplete: 'current-password' },
            ]}
            action={t('tokens.rotate')}
            send={rotate(step.rotatedId)}
            onLost={() => void onChange()}
            onCancel={cancel}
          >
            <p>{t('tokens.rotateText')}</p>
          </ConfirmationForm>
        )}
        {step === 'idle' && (
          <div className={styles.buttons}>
            <Button onClick={() => setStep('create')}>{t('tokens.add')}</Button>
            {tokens.length > 1 && <Button onClick={() => setStep('revokeAll')}>{t('tokens.revokeAll')}</Button>}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={step === 'revokeAll'}
        title={t('tokens.revokeAll')}
        confirmLabel={t('tokens.revokeAll')}
        text={t('tokens.revokeAllText')}
        onConfirm={() => void revokeAll()}
        onCancel={cancel}
      />
    </Section>
  )
}
