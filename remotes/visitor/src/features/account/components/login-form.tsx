import {
  Button,
  errorText,
  execute,
  Field,
  NetworkError,
  Notice,
  refusalText,
  sha256Hex,
  TextInput,
  useFocusWhen,
  useMessages,
} from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import { VisitorLoginDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { ConfirmLoginForm, type SecondStep } from './confirm-login-form'
import { ForgotPassword } from './forgot-password'
import { PasskeyLoginButton } from './passkey-login-button'

const isCode = (method: string): boolean => method === 'TOTP' || method === 'RECOVERY_CODE'

/** The reason a login failed: the server's message, or the status text of an answer that had none. */
const reasonOf = (error: unknown): string =>
  error instanceof NetworkError && !error.sentence && error.statusText ? error.statusText : errorText(error)

interface LoginFormProps {
  readonly onOpen: (accessToken: string) => void
  /** the name of the account that logs in again, which only types its password */
  readonly username?: string
  /** whether the first field to fill in takes the focus, where the page has no other purpose */
  readonly hasFocus?: boolean
}

/** Asks for name and password, and for the second factor where the account has one; helps with a forgotten password. */
export function LoginForm({ onOpen, username = '', hasFocus = username !== '' }: LoginFormProps) {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  const [step, setStep] = useState<SecondStep | null>(null)
  const name = useFocusWhen<HTMLInputElement>(hasFocus && username === '')
  const passwordField = useFocusWhen<HTMLInputElement>(hasFocus && username !== '')

  async function logIn(typedName: string, password: string): Promise<void> {
    const input = { username: typedName, password: await sha256Hex(password) }
    const { login } = await execute(VisitorLoginDocument, { input }, { isAnonymous: true })
    const { accessToken, ticket, methods, userErrors } = requirePayload(login)
    const [refusal] = userErrors
    if (ticket) {
      setStep({ ticket, hasPasskey: methods?.includes('PASSKEY') ?? false, hasCode: methods?.some(isCode) ?? false })
      return
    }
    if (refusal || !accessToken) {
      setFailure(t('login.failed', { reason: refusal ? refusalText(refusal) : '' }))
      return
    }
    onOpen(accessToken)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsWaiting(true)
    setFailure('')
    try {
      await logIn(String(form.get('username')), String(form.get('password')))
    } catch (error) {
      setFailure(t('login.failed', { reason: reasonOf(error) }))
    } finally {
      setIsWaiting(false)
    }
  }

  if (step) return <ConfirmLoginForm step={step} onOpen={onOpen} onRestart={() => setStep(null)} />
  return (
    <form ref={passFocus} className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={t('account.username')}>
        {(control) => (
          <TextInput
            {...control}
            ref={name}
            name="username"
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={t('account.password')}>
        {(control) => (
          <TextInput
            {...control}
            ref={passwordField}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" variant="blood" size="lg" wide busy={isWaiting}>
        {t('login.submit')}
      </Button>
      <PasskeyLoginButton ticket={null} label={t('login.passkey')} onOpen={onOpen} />
      <ForgotPassword />
    </form>
  )
}
