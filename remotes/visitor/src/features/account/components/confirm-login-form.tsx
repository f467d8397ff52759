import {
  Button,
  errorText,
  execute,
  Field,
  Notice,
  refusalText,
  TextInput,
  useFocusWhen,
  useMessages,
} from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import { VisitorConfirmLoginDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { PasskeyLoginButton } from './passkey-login-button'

/** The second step of a login by password. */
export interface SecondStep {
  readonly ticket: string
  readonly hasPasskey: boolean
  readonly hasCode: boolean
}

interface ConfirmLoginFormProps {
  readonly step: SecondStep
  readonly onOpen: (accessToken: string) => void
  readonly onRestart: () => void
}

/** Asks for the second factor after the password. */
export function ConfirmLoginForm({ step, onOpen, onRestart }: ConfirmLoginFormProps) {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  const field = useFocusWhen<HTMLInputElement>(step.hasCode)

  /** The reason of a failure, empty on success. */
  async function confirm(code: string): Promise<string> {
    const { confirmLogin } = await execute(
      VisitorConfirmLoginDocument,
      { input: { ticket: step.ticket, code } },
      { isAnonymous: true },
    )
    const { accessToken, userErrors } = requirePayload(confirmLogin)
    if (accessToken) onOpen(accessToken)
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    setIsWaiting(true)
    setFailure(await confirm(code).catch(errorText))
    setIsWaiting(false)
  }

  return (
    <form ref={passFocus} className={styles.form} onSubmit={(event) => void submit(event)}>
      <p role="status">{t('login.secondFactor')}</p>
      {step.hasCode && (
        <>
          <Field label={t('login.code')} error={failure || undefined}>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <Button type="submit" variant="blood" size="lg" wide busy={isWaiting}>
            {t('login.confirm')}
          </Button>
        </>
      )}
      {!step.hasCode && failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      {step.hasPasskey && <PasskeyLoginButton ticket={step.ticket} label={t('login.usePasskey')} onOpen={onOpen} />}
      <button type="button" className={styles.link} onClick={onRestart}>
        {t('login.startAgain')}
      </button>
    </form>
  )
}
