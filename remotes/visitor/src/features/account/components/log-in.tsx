import type { LogInProps } from '@sanguine/federation'
import { LoginForm } from './login-form'

/** The login that the host shows over a page whose session has ended. */
export function LogIn({ username, onLogin }: LogInProps) {
  return <LoginForm username={username} onOpen={onLogin} />
}
