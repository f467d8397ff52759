import { Button, errorText, execute, Notice, refusalText, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { VisitorFinishPasskeyLoginDocument, VisitorStartPasskeyLoginDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { canUsePasskeys } from '../../../shared/can-use-passkeys'
import { requirePayload } from '../../../shared/require-payload'

/** Asks the authenticator for its response to the server's challenge. Null where the person did not give it. */
async function askAuthenticator(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Cancelled or timed out: the browser has said so, and nobody is logged in.
  const response = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => null)
  return response && JSON.stringify(response)
}

interface PasskeyLoginButtonProps {
  /** of a login by password that the passkey confirms; null where it stands for name and password */
  readonly ticket: string | null
  readonly label: string
  readonly onOpen: (accessToken: string) => void
}

/** Logs in with a passkey; not there in a browser that has none. */
export function PasskeyLoginButton({ ticket, label, onOpen }: PasskeyLoginButtonProps) {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')

  /** The reason of a failure, empty on success. */
  async function logIn(): Promise<string> {
    const { startPasskeyLogin } = await execute(
      VisitorStartPasskeyLoginDocument,
      { input: { ticket } },
      { isAnonymous: true },
    )
    const start = requirePayload(startPasskeyLogin)
    if (!start.ticket || !start.options) return start.userErrors[0] ? refusalText(start.userErrors[0]) : ''
    const response = await askAuthenticator(start.options)
    if (response === null) return t('login.passkeyFailed')
    const { finishPasskeyLogin } = await execute(
      VisitorFinishPasskeyLoginDocument,
      { input: { ticket: start.ticket, response } },
      { isAnonymous: true },
    )
    const { accessToken, userErrors } = requirePayload(finishPasskeyLogin)
    if (!accessToken) return userErrors[0] ? refusalText(userErrors[0]) : t('login.passkeyFailed')
    onOpen(accessToken)
    return ''
  }

  async function click(): Promise<void> {
    setIsWaiting(true)
    setFailure(await logIn().catch(errorText))
    setIsWaiting(false)
  }

  if (!canUsePasskeys()) return null
  return (
    <>
      <Button wide busy={isWaiting} onClick={() => void click()}>
        {label}
      </Button>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  )
}
