import { Button, Checkbox, Field, FieldGroup, Notice, refusalText, TextInput, useMessages } from '@sanguine/ui'
import { useViewer } from '@sanguine/ui/platform'
import { VisitorCreateWebhookDocument } from '../../../generated/documents'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import { useSentForm } from '../../../shared/use-sent-form'
import { eventChoices, eventMessage } from '../webhook-events'
import type { ShownWebhook } from './new-webhook-notice'

interface WebhookFormProps {
  readonly onCreated: (created: ShownWebhook) => void
  /** after a call without an answer, which may have made the change */
  readonly onLost: () => void
  readonly onClose: () => void
}

/** Address and events of a new webhook. The events that most programs need are preselected. */
export function WebhookForm({ onCreated, onLost, onClose }: WebhookFormProps) {
  const t = useMessages(securityMessages)
  const executeOnce = useOnce()
  const choices = eventChoices(useViewer()?.permissions ?? [])

  async function create(form: FormData, isShown: () => boolean): Promise<string> {
    const events = choices.filter((event) => form.getAll('event').includes(event))
    if (events.length === 0) return t('webhooks.noEvent')
    const input = { url: String(form.get('url')).trim(), events }
    const { createWebhook } = await executeOnce(VisitorCreateWebhookDocument, { input })
    const { secret, webhook, userErrors } = requirePayload(createWebhook)
    if (secret && webhook) {
      if (isShown()) onClose()
      onCreated({ secret, webhook })
    }
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  const { isWaiting, failure, first, properties } = useSentForm({ send: create, onLost })

  return (
    <form className={sheet.form} aria-label={t('webhooks.add')} {...properties}>
      <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')}>
        {(control) => (
          <TextInput {...control} ref={first} name="url" type="url" maxLength={1000} autoComplete="off" required />
        )}
      </Field>
      <FieldGroup label={t('webhooks.events')}>
        {choices.map((event) => (
          <Checkbox
            key={event}
            name="event"
            value={event}
            label={t(eventMessage(event))}
            defaultChecked={event === 'HUNT_READY' || event === 'FIGHT' || event === 'AUTO_HUNT'}
          />
        ))}
      </FieldGroup>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button type="submit" variant="blood" busy={isWaiting}>
          {t('webhooks.create')}
        </Button>
        <Button onClick={onClose}>{t('security.cancel')}</Button>
      </div>
    </form>
  )
}
