import { Button, Field, Notice, refusalText, Select, sha256Hex, TextInput, useMessages } from '@sanguine/ui'
import { VisitorCreatePersonalTokenDocument } from '../../../generated/documents'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import { useSentForm } from '../../../shared/use-sent-form'
import type { ShownToken } from './new-token-notice'
import { ScopeFields, scopesOf } from './scope-fields'

const lifetimes = [7, 30, 90, 180, 365]

interface TokenFormProps {
  readonly onCreated: (created: ShownToken) => void
  /** after a call without an answer, which may have made the change */
  readonly onLost: () => void
  readonly onClose: () => void
}

/** Name, scopes and lifetime of a new token, confirmed by the password. A token that reads and hunts is preselected. */
export function TokenForm({ onCreated, onLost, onClose }: TokenFormProps) {
  const t = useMessages(securityMessages)
  const executeOnce = useOnce()

  async function create(form: FormData, isShown: () => boolean): Promise<string> {
    const chosen = scopesOf(form)
    if ('missing' in chosen) return t(chosen.missing)
    const input = {
      name: String(form.get('name')).trim(),
      scopes: chosen.scopes,
      expiresInDays: Number(form.get('days')),
      password: await sha256Hex(String(form.get('password'))),
    }
    const { createPersonalToken } = await executeOnce(VisitorCreatePersonalTokenDocument, { input })
    const { secret, token, userErrors } = requirePayload(createPersonalToken)
    if (secret && token) {
      if (isShown()) onClose()
      onCreated({ secret, token })
    }
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  const { isWaiting, failure, first, properties } = useSentForm({ send: create, onLost })

  return (
    <form className={sheet.form} aria-label={t('tokens.add')} {...properties}>
      <Field label={t('tokens.name')} hint={t('tokens.nameHint')}>
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            name="name"
            defaultValue={t('tokens.defaultName')}
            maxLength={40}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <ScopeFields label={t('tokens.scopes')} chosen={['read', 'hunt']} />
      <Field label={t('tokens.days')}>
        {(control) => (
          <Select
            {...control}
            name="days"
            defaultValue={90}
            options={lifetimes.map((days) => ({ value: days, label: t('tokens.daysOf', { days }) }))}
          />
        )}
      </Field>
      <Field label={t('security.password')}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" required />
        )}
      </Field>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button type="submit" variant="blood" busy={isWaiting}>
          {t('tokens.create')}
        </Button>
        <Button onClick={onClose}>{t('security.cancel')}</Button>
      </div>
    </form>
  )
}
