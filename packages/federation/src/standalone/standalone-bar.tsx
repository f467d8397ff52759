import {
  Button,
  errorText,
  LanguageToggle,
  NetworkError,
  request,
  session,
  sha256Hex,
  TextInput,
  ThemeToggle,
  toast,
  useViewer,
} from '@sanguine/ui'
import type { FormEvent } from 'react'
import styles from './standalone-bar.module.css'

async function logIn(form: FormData): Promise<void> {
  const body = new URLSearchParams({
    username: String(form.get('username')),
    password: await sha256Hex(String(form.get('password'))),
  })
  const response = await request('/api/user/login', { method: 'POST', body })
  const answer = (await response.json()) as { success: boolean; access_token?: string; message: string }
  if (!answer.success || !answer.access_token) throw new NetworkError(200, '', answer.message)
  session.logIn(answer.access_token)
}

/** Controls that a remote needs without the host: login, logout, theme, language. For developers, in English. */
export function StandaloneBar() {
  const viewer = useViewer()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    logIn(new FormData(event.currentTarget)).catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <div className={styles.bar}>
      {viewer ? (
        <>
          <span>
            {viewer.name} ({viewer.role})
          </span>
          <Button size="sm" onClick={() => session.clear()}>
            Logout
          </Button>
        </>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <TextInput dense name="username" aria-label="Username" placeholder="Username" autoComplete="username" />
          <TextInput dense name="password" type="password" aria-label="Password" autoComplete="current-password" />
          <Button size="sm" type="submit">
            LOGIN
          </Button>
        </form>
      )}
      <LanguageToggle />
      <ThemeToggle />
    </div>
  )
}
