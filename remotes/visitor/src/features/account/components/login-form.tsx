import {
  Button,
  errorText,
  execute,
  Field,
  NetworkError,
  Notice,
  refusalText,
  session,
  sha256Hex,
  TextInput,
  toast,
  useFocusWhen,
  useMessages,
} from '@sanguine/ui'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { VisitorLoginDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { loginTarget } from '../../../shared/login-target'
import { requirePayload } from '../../../shared/require-payload'
import styles from '../../../shared/sheet-page.module.css'
import { ConfirmLoginForm, type SecondStep } from './confirm-login-form'
import { ForgotPassword } from './forgot-password'
import { PasskeyLoginButton } from './passkey-login-button'

const isCode = (method: string): boolean => method === 'TOTP' || method === 'RECOVERY_CODE'

/** The reason a login failed: the server's message, or the status text of an answer that had none. */
const reasonOf = (error: unknown): string =>
  error instanceof NetworkError && !error.sentence && error.statusText ? error.statusText : errorText(error)

interface LoginFormProps {
  readonly onLogin: () => void
  /** starts in the name, where the page was opened to log in and for nothing else */
  readonly hasFocus?: boolean
}

/** Name and password, and what helps whoever forgot it; a login leads home. */
export function LoginForm({ onLogin, hasFocus = false }: LoginFormProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const location = useLocation()
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  const [step, setStep] = useState<SecondStep | null>(null)
  const name = useFocusWhen<HTMLInputElement>(hasFocus)

  async function logIn(username: string, password: string): Promise<void> {
    const { login } = await execute(VisitorLoginDocument, { input: { username, password: await sha256Hex(password) } })
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
    finish(accessToken)
  }

  function finish(accessToken: string): void {
    toast.success(t('login.success'))
    navigate(loginTarget(location), { replace: true })
    session.logIn(accessToken)
    onLogin()
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

  if (step) return <ConfirmLoginForm step={step} onOpen={finish} onRestart={() => setStep(null)} />
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={t('account.username')}>
        {(control) => (
          <TextInput
            {...control}
            ref={name}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={t('account.password')}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" required />
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
      <PasskeyLoginButton ticket={null} label={t('login.passkey')} onOpen={finish} />
      <ForgotPassword />
    </form>
  )
}
