import {
  Button,
  errorText,
  execute,
  Field,
  Loading,
  Notice,
  refusalText,
  sha256Hex,
  TextInput,
  useMessages,
} from '@sanguine/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { VisitorRegisterDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { requirePayload } from '../../../shared/require-payload'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'
import { DevMailLink } from '../components/dev-mail-link'
import { isEmail } from '../is-email'

interface Failure {
  /** the field it belongs to; empty for the form */
  readonly field: string
  readonly text: string
}

export function RegisterPage() {
  const t = useMessages(messages)
  const [state, setState] = useState<'form' | 'waiting' | 'mailed'>('form')
  const [entered, setEntered] = useState({ username: '', password: '', email: '' })
  const [failure, setFailure] = useState<Failure | null>(null)

  const enter = (name: keyof typeof entered) => ({
    name,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => setEntered({ ...entered, [name]: event.target.value }),
  })
  const errorOf = (field: string) => (failure?.field === field ? failure.text : undefined)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { username, email } = entered
    if (!isEmail(email)) {
      setFailure({ field: 'email', text: t('register.invalidEmail') })
      return
    }
    setFailure(null)
    setState('waiting')
    try {
      const password = await sha256Hex(entered.password)
      const { register } = await execute(VisitorRegisterDocument, { input: { username, email, password } })
      const [refusal] = requirePayload(register).userErrors
      if (refusal) {
        setFailure({ field: refusal.field?.at(-1) ?? '', text: refusalText(refusal) })
        setState('form')
      } else setState('mailed')
    } catch (error) {
      setFailure({ field: '', text: errorText(error) })
      setState('form')
    }
  }

  if (state === 'mailed')
    return (
      <SheetPage title={t('register.success')}>
        <h1>{t('register.success')}</h1>
        <p role="status">
          {t.rich('register.successText', {
            login: (text) => <Link to="/login">{text}</Link>,
          })}
        </p>
        <DevMailLink />
      </SheetPage>
    )
  const formFailure = failure && !['username', 'email', 'password'].includes(failure.field) ? failure.text : ''
  return (
    <SheetPage title={t('register.title')}>
      <h1>{t('register.title')}</h1>
      {state === 'waiting' ? (
        <Loading label={t('register.loading')} />
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <Field label={t('account.username')} hint={t('register.nameHint')} error={errorOf('username')}>
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
          <Field label={t('account.password')} error={errorOf('password')}>
            {(control) => <TextInput {...control} {...enter('password')} type="password" autoComplete="new-password" />}
          </Field>
          <Field label={t('account.email')} error={errorOf('email')}>
            {(control) => <TextInput {...control} {...enter('email')} type="email" autoComplete="email" />}
          </Field>
          {formFailure && (
            <Notice kind="error">
              <p>{formFailure}</p>
            </Notice>
          )}
          <Button type="submit" variant="blood" size="lg" wide>
            {t('register.submit')}
          </Button>
        </form>
      )}
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to="/login">{t('home.login')}</Link>
      </p>
    </SheetPage>
  )
}
