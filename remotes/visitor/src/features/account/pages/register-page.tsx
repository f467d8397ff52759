import { readEmail, readUserName } from '@sanguine/rules'
import {
  Button,
  errorText,
  execute,
  Field,
  Loading,
  Notice,
  passwordProblem,
  refusalText,
  sha256Hex,
  TextInput,
  useMessages,
} from '@sanguine/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { VisitorRegisterDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { DevMailLink } from '../components/dev-mail-link'

type FieldName = 'username' | 'password' | 'email'

/** The faults by field; faults of no single field are under `form`. */
type Faults = Partial<Record<FieldName | 'form', string>>

const isFieldName = (name: string | undefined): name is FieldName =>
  name === 'username' || name === 'password' || name === 'email'

export function RegisterPage() {
  const t = useMessages(messages)
  const [state, setState] = useState<'form' | 'waiting' | 'mailed'>('form')
  const [entered, setEntered] = useState({ username: '', password: '', email: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [isChecking, setIsChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state === 'form' && Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults, state])

  const enter = (name: keyof typeof entered) => ({
    name,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => setEntered({ ...entered, [name]: event.target.value }),
  })

  /** Finds the faults of all fields before anything is sent. */
  async function findFaults(): Promise<Faults> {
    const { username, password, email } = entered
    const fault = password === '' ? t('register.noPassword') : await passwordProblem(password, username, email)
    return {
      ...(readUserName(username) === null && { username: refusalText({ code: 'NAME_INVALID' }) }),
      ...(fault !== null && { password: fault }),
      ...(readEmail(email) === null && { email: t('register.invalidEmail') }),
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const [username, email] = [entered.username.trim(), entered.email.trim()]
    setIsChecking(true)
    const found = await findFaults()
    setIsChecking(false)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setState('waiting')
    try {
      const password = await sha256Hex(entered.password)
      const { register } = await execute(VisitorRegisterDocument, { input: { username, email, password } })
      const refused = requirePayload(register).userErrors.map((refusal) => {
        const field = refusal.field?.at(-1)
        return [isFieldName(field) ? field : 'form', refusalText(refusal)]
      })
      setFaults(Object.fromEntries(refused))
      setState(refused.length > 0 ? 'form' : 'mailed')
    } catch (error) {
      setFaults({ form: errorText(error) })
      setState('form')
    }
  }

  if (state === 'mailed')
    return (
      <AccountPageLayout title={t('register.success')}>
        <h1>{t('register.success')}</h1>
        <p role="status">
          {t.rich('register.successText', {
            login: (text) => <Link to="/login">{text}</Link>,
          })}
        </p>
        <DevMailLink />
      </AccountPageLayout>
    )
  return (
    <AccountPageLayout title={t('register.title')}>
      <h1>{t('register.title')}</h1>
      {state === 'waiting' ? (
        <Loading label={t('register.loading')} />
      ) : (
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <Field label={t('account.username')} hint={t('register.nameHint')} error={faults.username}>
            {(control) => (
              <TextInput
                {...control}
                {...enter('username')}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={t('account.password')} hint={t('register.passwordHint')} error={faults.password}>
            {(control) => <TextInput {...control} {...enter('password')} type="password" autoComplete="new-password" />}
          </Field>
          <Field label={t('account.email')} error={faults.email}>
            {(control) => <TextInput {...control} {...enter('email')} type="email" autoComplete="email" />}
          </Field>
          {faults.form && (
            <Notice kind="error">
              <p>{faults.form}</p>
            </Notice>
          )}
          <Button type="submit" variant="blood" size="lg" wide busy={isChecking}>
            {t('register.submit')}
          </Button>
        </form>
      )}
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to="/login">{t('home.login')}</Link>
      </p>
    </AccountPageLayout>
  )
}
