import { Button, Checkbox, execute, Field, Notice, refusalText, Textarea, TextInput, useMessages } from '@sanguine/ui'
import {
  VisitorRegisterAppDocument,
  type VisitorRegisteredAppFragment,
  VisitorUpdateAppDocument,
} from '../../../generated/documents'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import { useSentForm } from '../../../shared/use-sent-form'
import { ScopeFields, scopesOf } from './scope-fields'

interface AppFormProps {
  /** null for a new one */
  readonly app: VisitorRegisteredAppFragment | null
  /** the secret is null if the app keeps none, or was only changed */
  readonly onSaved: (app: VisitorRegisteredAppFragment, secret: string | null) => void
  /** after a call without an answer, which may have made the change */
  readonly onLost: () => void
  readonly onClose: () => void
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The fields of an app: what players see, where it returns to, and all that it may ask for. */
export function AppForm({ app, onSaved, onLost, onClose }: AppFormProps) {
  const t = useMessages(securityMessages)
  const executeOnce = useOnce()
  const label = app ? t('apps.editOf', { name: app.name }) : t('apps.register')

  async function save(form: FormData, isShown: () => boolean): Promise<string> {
    const chosen = scopesOf(form)
    if ('missing' in chosen) return t(chosen.missing)
    const finish: AppFormProps['onSaved'] = (saved, secret) => {
      if (isShown()) onClose()
      onSaved(saved, secret)
    }
    const fields = {
      name: textOf(form, 'name'),
      description: textOf(form, 'description'),
      website: textOf(form, 'website'),
      redirectUris: textOf(form, 'redirectUris').split(/\s+/).filter(Boolean),
      scopes: chosen.scopes,
    }
    if (app) {
      const { updateApp } = await execute(VisitorUpdateAppDocument, { input: { id: app.id, ...fields } })
      const { app: saved, userErrors } = requirePayload(updateApp)
      if (saved) finish(saved, null)
      return userErrors[0] ? refusalText(userErrors[0]) : ''
    }
    const input = { ...fields, isConfidential: form.get('isConfidential') !== null }
    const { registerApp } = await executeOnce(VisitorRegisterAppDocument, { input })
    const { app: saved, secret, userErrors } = requirePayload(registerApp)
    if (saved) finish(saved, secret)
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  const { isWaiting, failure, first, properties } = useSentForm({ send: save, onLost })

  return (
    <form className={sheet.form} aria-label={label} {...properties}>
      {app && <p>{t('apps.editText')}</p>}
      <Field label={t('apps.name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            name="name"
            defaultValue={app?.name ?? ''}
            maxLength={40}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field label={t('apps.description')} hint={t('apps.descriptionHint')}>
        {(control) => (
          <Textarea {...control} name="description" defaultValue={app?.description ?? ''} maxLength={300} rows={3} />
        )}
      </Field>
      <Field label={t('apps.website')}>
        {(control) => (
          <TextInput
            {...control}
            name="website"
            type="url"
            pattern="https://.*"
            placeholder="https://"
            defaultValue={app?.website ?? ''}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('apps.redirectUris')} hint={t('apps.redirectUrisHint')}>
        {(control) => (
          <Textarea
            {...control}
            name="redirectUris"
            defaultValue={app?.redirectUris.join('\n') ?? ''}
            spellCheck={false}
            rows={3}
          />
        )}
      </Field>
      <ScopeFields label={t('apps.scopes')} chosen={app?.scopes ?? ['read']} />
      {!app && <Checkbox name="isConfidential" label={t('apps.confidential')} />}
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button type="submit" variant="blood" busy={isWaiting}>
          {app ? t('apps.save') : t('apps.register')}
        </Button>
        <Button onClick={onClose}>{t('security.cancel')}</Button>
      </div>
    </form>
  )
}
