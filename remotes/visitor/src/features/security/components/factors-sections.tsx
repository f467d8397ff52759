import { Button, execute, refusalText, Section, sha256Hex, toast, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import {
  VisitorConfirmPasskeyDocument,
  VisitorConfirmTotpDocument,
  VisitorEnrolPasskeyDocument,
  VisitorEnrolTotpDocument,
  VisitorRemovePasskeyDocument,
  VisitorRemoveTotpDocument,
  VisitorRenewRecoveryCodesDocument,
} from '../../../generated/documents'
import { canUsePasskeys } from '../../../shared/can-use-passkeys'
import { ConfirmationForm } from '../../../shared/confirmation-form'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'
import { QrCode } from './qr-code'
import type { Security } from './sessions-section'

/** The server's response after a factor was added. */
export interface Added {
  readonly recoveryCodes: readonly string[]
  readonly accessToken: string | null
}

interface FactorSectionProps {
  readonly factors: Security['secondFactors']
  readonly onAdded: (added: Added) => void
  readonly onChange: () => Promise<void>
}

interface Payload {
  readonly userErrors: readonly { readonly code: string }[]
}

/** The reason of a refusal; empty where there is none. */
const reasonOf = ({ userErrors: [refusal] }: Payload): string => (refusal ? refusalText(refusal) : '')

const addedBy = ({
  recoveryCodes,
  accessToken,
}: {
  recoveryCodes: readonly string[] | null
  accessToken: string | null
}) => ({
  recoveryCodes: recoveryCodes ?? [],
  accessToken,
})

const passwordField = (label: string) =>
  ({ name: 'password', label, type: 'password', autoComplete: 'current-password' }) as const

/** The authenticator app: added in two steps, the password and a first code. */
export function TotpSection({ factors, onAdded, onChange }: FactorSectionProps) {
  const t = useMessages(securityMessages)
  const [step, setStep] = useState<'idle' | 'password' | 'remove' | { secret: string; uri: string; ticket: string }>(
    'idle',
  )
  const cancel = () => setStep('idle')
  const password = passwordField(t('security.password'))

  async function start(values: Readonly<Record<string, string>>, isShown: () => boolean): Promise<string> {
    const input = { password: await sha256Hex(values.password ?? '') }
    const payload = requirePayload((await execute(VisitorEnrolTotpDocument, { input })).enrolTotp)
    const { secret, uri, ticket } = payload
    if (secret && uri && ticket && isShown()) setStep({ secret, uri, ticket })
    return reasonOf(payload)
  }
  const confirm = (ticket: string) => async (values: Readonly<Record<string, string>>) => {
    const input = { ticket, code: values.code ?? '' }
    const payload = requirePayload((await execute(VisitorConfirmTotpDocument, { input })).confirmTotp)
    if (payload.userErrors.length > 0) return reasonOf(payload)
    cancel()
    onAdded(addedBy(payload))
    return ''
  }
  async function remove(values: Readonly<Record<string, string>>): Promise<string> {
    const input = { password: await sha256Hex(values.password ?? '') }
    const payload = requirePayload((await execute(VisitorRemoveTotpDocument, { input })).removeTotp)
    if (payload.userErrors.length > 0) return reasonOf(payload)
    cancel()
    toast.success(t('security.removed'))
    void onChange()
    return ''
  }

  const { totpAddedAt } = factors
  return (
    <Section title={t('security.totp')}>
      <div className={styles.section}>
        <p>{totpAddedAt ? t('security.totpOn', { at: new Date(totpAddedAt) }) : t('security.totpOff')}</p>
        {step === 'idle' && (
          <div>
            <Button onClick={() => setStep(totpAddedAt ? 'remove' : 'password')}>
              {t(totpAddedAt ? 'security.remove' : 'security.totpAdd')}
            </Button>
          </div>
        )}
        {step === 'password' && (
          <ConfirmationForm
            label={t('security.totp')}
            fields={[password]}
            action={t('security.totpAdd')}
            send={start}
            onCancel={cancel}
          />
        )}
        {step === 'remove' && (
          <ConfirmationForm
            label={t('security.totp')}
            fields={[password]}
            action={t('security.remove')}
            send={remove}
            onLost={() => void onChange()}
            onCancel={cancel}
          />
        )}
        {typeof step === 'object' && (
          <ConfirmationForm
            key="code"
            label={t('security.totp')}
            fields={[{ name: 'code', label: t('security.codeField'), autoComplete: 'one-time-code' }]}
            action={t('security.confirm')}
            send={confirm(step.ticket)}
            onLost={() => void onChange()}
            onCancel={cancel}
          >
            <p>{t('security.scan')}</p>
            <QrCode text={step.uri} label={t('security.qr')} />
            <p>
              {t('security.key')}: <span className={styles.key}>{step.secret}</span>
            </p>
          </ConfirmationForm>
        )}
      </div>
    </Section>
  )
}

/** The passkeys, each with a name of its owner's. */
export function PasskeysSection({ factors, onAdded, onChange }: FactorSectionProps) {
  const t = useMessages(securityMessages)
  const [step, setStep] = useState<'idle' | 'add' | { readonly removedId: string }>('idle')
  const cancel = () => setStep('idle')
  const password = passwordField(t('security.password'))

  async function add(values: Readonly<Record<string, string>>, isShown: () => boolean): Promise<string> {
    const input = { password: await sha256Hex(values.password ?? '') }
    const start = requirePayload((await execute(VisitorEnrolPasskeyDocument, { input })).enrolPasskey)
    if (!start.ticket || !start.options) return reasonOf(start)
    if (!isShown()) return ''
    const { startRegistration } = await import('@simplewebauthn/browser')
    // Cancelled, timed out or already there: the browser has said so, and nothing was added.
    const response = await startRegistration({ optionsJSON: JSON.parse(start.options) }).catch(() => null)
    if (!response) return t('security.passkeyFailed')
    const payload = requirePayload(
      (
        await execute(VisitorConfirmPasskeyDocument, {
          input: { ticket: start.ticket, response: JSON.stringify(response), name: values.name ?? '' },
        })
      ).confirmPasskey,
    )
    if (payload.userErrors.length > 0) return reasonOf(payload)
    if (isShown()) cancel()
    onAdded(addedBy(payload))
    return ''
  }
  const remove = (id: string) => async (values: Readonly<Record<string, string>>) => {
    const input = { id, password: await sha256Hex(values.password ?? '') }
    const payload = requirePayload((await execute(VisitorRemovePasskeyDocument, { input })).removePasskey)
    if (payload.userErrors.length > 0) return reasonOf(payload)
    setStep((current) => (typeof current === 'object' && current.removedId === id ? 'idle' : current))
    toast.success(t('security.removed'))
    void onChange()
    return ''
  }

  return (
    <Section title={t('security.passkeys')}>
      <div className={styles.section}>
        <p>{t('security.passkeysText')}</p>
        {factors.passkeys.length > 0 && (
          <ul className={styles.list}>
            {factors.passkeys.map(({ id, name, addedAt }) => (
              <li key={id} className={styles.row}>
                <div>
                  <p>{name}</p>
                  <p className={styles.muted}>{t('security.passkeyAddedOn', { at: new Date(addedAt) })}</p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('security.removeOf', { name })}
                  onClick={() => setStep({ removedId: id })}
                >
                  {t('security.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {step === 'idle' && !canUsePasskeys() && <p className={styles.muted}>{t('security.passkeysMissing')}</p>}
        {step === 'idle' && canUsePasskeys() && (
          <div>
            <Button onClick={() => setStep('add')}>{t('security.passkeyAdd')}</Button>
          </div>
        )}
        {step === 'add' && (
          <ConfirmationForm
            label={t('security.passkeys')}
            fields={[{ name: 'name', label: t('security.passkeyName'), isOptional: true }, password]}
            action={t('security.passkeyAdd')}
            send={add}
            onLost={() => void onChange()}
            onCancel={cancel}
          />
        )}
        {typeof step === 'object' && (
          <ConfirmationForm
            key={step.removedId}
            label={t('security.passkeys')}
            fields={[password]}
            action={t('security.remove')}
            send={remove(step.removedId)}
            onLost={() => void onChange()}
            onCancel={cancel}
          />
        )}
      </div>
    </Section>
  )
}

/** How many recovery codes are left, and new ones. */
export function RecoverySection({ factors, onAdded, onChange }: FactorSectionProps) {
  const t = useMessages(securityMessages)
  const [isAsking, setIsAsking] = useState(false)

  async function renew(values: Readonly<Record<string, string>>): Promise<string> {
    const input = { password: await sha256Hex(values.password ?? '') }
    const payload = requirePayload((await execute(VisitorRenewRecoveryCodesDocument, { input })).renewRecoveryCodes)
    if (payload.userErrors.length > 0) return reasonOf(payload)
    setIsAsking(false)
    onAdded(addedBy(payload))
    return ''
  }

  return (
    <Section title={t('security.recovery')}>
      <div className={styles.section}>
        <p>{t('security.recoveryLeft', { count: factors.recoveryCodesLeft })}</p>
        {isAsking ? (
          <ConfirmationForm
            label={t('security.recovery')}
            fields={[passwordField(t('security.password'))]}
            action={t('security.renew')}
            send={renew}
            onLost={() => void onChange()}
            onCancel={() => setIsAsking(false)}
          />
        ) : (
          <div>
            <Button onClick={() => setIsAsking(true)}>{t('security.renew')}</Button>
          </div>
        )}
      </div>
    </Section>
  )
}
