import { useMutation } from '@apollo/client/react'
import { readEmail } from '@sanguine/rules'
import { Field, Notice, passwordProblem, Section, TextInput } from '@sanguine/ui'
import { refusalText, session, sha256Hex, useMessages } from '@sanguine/ui/platform'
import { GameUpdateEmailDocument, GameUpdatePasswordDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { ChangeForm } from './change-form'

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isNew?: boolean
}

function PasswordField({ name, label, hint, isNew = false }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
      )}
    </Field>
  )
}

/** Changes the email address; needs the password. */
export function EmailForm({ email }: { readonly email: string }) {
  const t = useMessages(gameMessages)
  const [update] = useMutation(GameUpdateEmailDocument)
  const check = (form: FormData) =>
    readEmail(textOf(form, 'email')) === null ? refusalText({ code: 'EMAIL_INVALID' }) : null
  const send = async (form: FormData) => {
    const password = await sha256Hex(textOf(form, 'password'))
    const { data } = await update({ variables: { input: { email: textOf(form, 'email').trim(), password } } })
    return data?.updateEmail?.userErrors ?? []
  }
  return (
    <Section title={t('profile.email')}>
      <p>{t('profile.emailNow', { email })}</p>
      <ChangeForm
        label={t('profile.email')}
        action={t('profile.emailChange')}
        done={t('profile.emailDone')}
        check={check}
        send={send}
      >
        <Field label={t('profile.newEmail')}>
          {(control) => <TextInput {...control} name="email" inputMode="email" autoComplete="email" required />}
        </Field>
        <PasswordField name="password" label={t('profile.password')} />
      </ChangeForm>
    </Section>
  )
}

/** Changes the password, which is typed twice; the server ends every other session. One that was mailed ends by itself. */
export function PasswordForm({ expiresAt }: { readonly expiresAt: string | null }) {
  const t = useMessages(gameMessages)
  const [update] = useMutation(GameUpdatePasswordDocument)
  const check = async (form: FormData) => {
    const fault = await passwordProblem(textOf(form, 'new'), session.viewer()?.name ?? '')
    return fault ?? (form.get('new') === form.get('repeat') ? null : t('profile.passwordsDiffer'))
  }
  const send = async (form: FormData) => {
    const [currentPassword, newPassword] = await Promise.all(
      ['current', 'new'].map((name) => sha256Hex(textOf(form, name))),
    )
    const { data } = await update({
      variables: { input: { currentPassword: currentPassword ?? '', newPassword: newPassword ?? '' } },
    })
    return data?.updatePassword?.userErrors ?? []
  }
  return (
    <Section title={t('profile.passwordTitle')}>
      {expiresAt && (
        <Notice kind="plain">
          <p>{t('profile.passwordExpires', { at: new Date(expiresAt) })}</p>
        </Notice>
      )}
      <ChangeForm
        label={t('profile.passwordTitle')}
        action={t('profile.passwordChange')}
        done={t('profile.passwordDone')}
        lost={t('profile.passwordLost')}
        check={check}
        send={send}
      >
        <PasswordField name="current" label={t('profile.currentPassword')} />
        <PasswordField name="new" label={t('profile.newPassword')} hint={t('profile.passwordHint')} isNew />
        <PasswordField name="repeat" label={t('profile.repeatPassword')} isNew />
      </ChangeForm>
    </Section>
  )
}
