import {
  ActionButton,
  Button,
  ConfirmDialog,
  errorText,
  execute,
  Notice,
  refusalText,
  Section,
  toast,
  useMessages,
} from '@sanguine/ui'
import { useState } from 'react'
import {
  VisitorDeleteAppDocument,
  type VisitorRegisteredAppFragment,
  VisitorRotateAppSecretDocument,
} from '../../../generated/documents'
import { requirePayload } from '../../../shared/require-payload'
import { scopeText } from '../../../shared/scopes'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import styles from '../security.module.css'
import { AppForm } from './app-form'
import { Copyable } from './copyable'

interface RegisteredAppsSectionProps {
  readonly apps: readonly VisitorRegisteredAppFragment[]
  readonly onChange: () => Promise<void>
}

interface ShownSecret {
  readonly app: VisitorRegisteredAppFragment
  readonly secret: string | null
}

type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'edit'; readonly app: VisitorRegisteredAppFragment | null }
  | { readonly name: 'delete'; readonly app: VisitorRegisteredAppFragment }

const stateMessages = { WAITING: 'apps.waiting', APPROVED: 'apps.approved', REFUSED: 'apps.refused' } as const

/** The apps that the account registered, which ask players for access by OAuth. */
export function RegisteredAppsSection({ apps, onChange }: RegisteredAppsSectionProps) {
  const t = useMessages(securityMessages)
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const executeOnce = useOnce()
  const [isDeleting, setIsDeleting] = useState(false)

  async function rotate(app: VisitorRegisteredAppFragment): Promise<void> {
    try {
      const { rotateAppSecret } = await executeOnce(VisitorRotateAppSecretDocument, { input: { id: app.id } })
      const { secret, userErrors } = requirePayload(rotateAppSecret)
      if (userErrors[0]) toast.error(refusalText(userErrors[0]))
      if (secret) setShown({ app, secret })
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  async function remove(id: string): Promise<void> {
    setIsDeleting(true)
    try {
      const { deleteApp } = await execute(VisitorDeleteAppDocument, { input: { id } })
      const [refusal] = requirePayload(deleteApp).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('apps.deleted'))
      if (shown?.app.id === id) setShown(null)
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
    setIsDeleting(false)
    setStep((current) => (current.name === 'delete' && current.app.id === id ? { name: 'idle' } : current))
  }

  return (
    <Section title={t('apps.own')}>
      <div className={styles.section}>
        <p>{t('apps.ownText')}</p>
        {shown && (
          <Notice kind="success" title={t('apps.shown', { name: shown.app.name })}>
            <div className={styles.section}>
              <Copyable
                label={t('apps.id')}
                copyLabel={t('tokens.copyOf', { what: t('apps.id') })}
                text={shown.app.id}
              />
              {shown.secret && (
                <>
                  <p>{t('tokens.shownText')}</p>
                  <Copyable
                    label={t('apps.secret')}
                    copyLabel={t('tokens.copyOf', { what: t('apps.secret') })}
                    text={shown.secret}
                  />
                </>
              )}
              <div>
                <Button onClick={() => setShown(null)}>{t('tokens.done')}</Button>
              </div>
            </div>
          </Notice>
        )}
        {apps.length > 0 && (
          <ul className={styles.list}>
            {apps.map((app) => (
              <li key={app.id} className={styles.row}>
                <div>
                  <p>
                    {app.name} <span className={styles.badge}>{t(stateMessages[app.state])}</span>
                  </p>
                  <p className={styles.muted}>
                    {t('apps.id')}: {app.id}
                  </p>
                  <p className={styles.muted}>{app.scopes.map((scope) => scopeText(t, scope)).join(' · ')}</p>
                  {app.reason && <p className={styles.muted}>{t('apps.reason', { reason: app.reason })}</p>}
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="sm"
                    aria-label={t('apps.editOf', { name: app.name })}
                    onClick={() => setStep({ name: 'edit', app })}
                  >
                    {t('apps.edit')}
                  </Button>
                  {app.isConfidential && (
                    <ActionButton
                      size="sm"
                      aria-label={t('apps.rotateOf', { name: app.name })}
                      onPress={() => rotate(app)}
                    >
                      {t('apps.rotate')}
                    </ActionButton>
                  )}
                  <Button
                    size="sm"
                    aria-label={t('apps.deleteOf', { name: app.name })}
                    onClick={() => setStep({ name: 'delete', app })}
                  >
                    {t('apps.delete')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {step.name === 'edit' ? (
          <AppForm
            key={step.app?.id ?? ''}
            app={step.app}
            onSaved={(app, secret) => {
              if (!step.app) setShown({ app, secret })
              void onChange()
            }}
            onLost={() => void onChange()}
            onClose={() => setStep({ name: 'idle' })}
          />
        ) : (
          <div className={styles.buttons}>
            <Button onClick={() => setStep({ name: 'edit', app: null })}>{t('apps.register')}</Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={step.name === 'delete'}
        title={t('apps.deleteOf', { name: step.name === 'delete' ? step.app.name : '' })}
        confirmLabel={t('apps.delete')}
        text={t('apps.deleteText')}
        busy={isDeleting}
        onConfirm={() => step.name === 'delete' && void remove(step.app.id)}
        onCancel={() => setStep({ name: 'idle' })}
      />
    </Section>
  )
}
