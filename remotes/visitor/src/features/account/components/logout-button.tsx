import { Button, endSession, execute, session, useMessages } from '@sanguine/ui'
import { useNavigate } from 'react-router'
import { VisitorLogoutDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'

/** Logs out and opens the page `to`, which is the home page by default. */
export function LogoutButton({ to = '/' }: { readonly to?: string }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const logOut = async () => {
    // The logout succeeds even if the server cannot be reached: the token then expires by itself.
    await execute(VisitorLogoutDocument, {}, { endsSession: true }).catch(() => undefined)
    navigate(to, { replace: true })
    session.clear()
  }
  return <Button onClick={() => void endSession(logOut)}>{t('notice.logout')}</Button>
}
