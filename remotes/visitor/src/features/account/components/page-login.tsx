import { session, toast, useMessages } from '@sanguine/ui'
import { useLocation, useNavigate } from 'react-router'
import { messages } from '../../../i18n/messages'
import { loginTarget } from '../../../shared/login-target'
import { LoginForm } from './login-form'

interface PageLoginProps {
  readonly onLogin: () => void
  /** whether the name takes the focus, where the page was opened only to log in */
  readonly hasFocus?: boolean
}

/** The login form of a page. After the login it returns to the page whose link led here, or to the home page. */
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
