import { Button, Field, Notice, TextInput, useMessages } from '@sanguine/ui'
import type { FormEvent } from 'react'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import { usePasswordRequest } from '../use-password-request'

/** Asks for the username and mails a new link, where the one that was opened is of no use. It needs no logout first. */
export function NewPasswordLinkForm() {
  const t = useMessages(messages)
  const { isWaiting, reply, ask } = usePasswordRequest()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(new FormData(event.currentTarget).get('username'))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t('account.username')}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {reply && (
        <Notice kind={reply.kind}>
          <p>{reply.text}</p>
        </Notice>
      )}
      <Button type="submit" variant="blood" size="lg" wide busy={isWaiting}>
        {t('forgot.askAgain')}
      </Button>
    </form>
  )
}
