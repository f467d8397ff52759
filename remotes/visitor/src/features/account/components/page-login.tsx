import { session, toast, useMessages } from '@sanguine/ui'
import { useLocation, useNavigate } from 'react-router'
import { messages } from '../../../i18n/messages'
import { loginTarget } from '../../../shared/login-target'
import { LoginForm } from './login-form'

interface PageLoginProps {
  readonly onLogin: () => void
  /** starts in the name, where the page was opened to log in and for nothing else */
  readonly hasFocus?: boolean
}

/** The login of a page, which leads back to where its link was, or home. */
export function PageLogin({ onLogin, hasFocus = false }: PageLoginProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const location = useLocation()

  function open(accessToken: string): void {
    toast.success(t('login.success'))
    navigate(loginTarget(location), { replace: true })
    session.logIn(accessToken)
    onLogin()
  }

  return <LoginForm hasFocus={hasFocus} onOpen={open} />
}
