import { ButtonLink, errorText, execute, Loading, Notice, refusalText, useMessages } from '@sanguine/ui'
import { page } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type VisitorAuthorizationFragment, VisitorStartAuthorizationDocument } from '../../../generated/documents'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { Consent } from '../components/consent'

interface Question {
  readonly asked: VisitorAuthorizationFragment | null
  readonly failure: string
}

/** Reads what the app asks for. A request with an error goes back to the app at once. */
function useQuestion(query: string): Question {
  const [question, setQuestion] = useState<Question>({ asked: null, failure: '' })
  useEffect(() => {
    let isCurrent = true
    async function read(): Promise<Question> {
      const { startAuthorization } = await execute(VisitorStartAuthorizationDocument, { input: { query } })
      const { authorization, redirectUri, userErrors } = requirePayload(startAuthorization)
      if (redirectUri !== null && isCurrent) page.leave(redirectUri)
      return { asked: authorization, failure: userErrors[0] ? refusalText(userErrors[0]) : '' }
    }
    void read()
      .catch((error: unknown) => ({ asked: null, failure: errorText(error) }))
      .then((read) => isCurrent && setQuestion(read))
    return () => {
      isCurrent = false
    }
  }, [query])
  return question
}

/** The authorization endpoint of OAuth: an app opens it to ask the player for access. */
export function AuthorizePage() {
  const t = useMessages(securityMessages)
  const { search } = useLocation()
  const { asked, failure } = useQuestion(search.slice(1))
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <AccountPageLayout title={t('connect.page')}>
      {failure && (
        <>
          <h1>{t('connect.page')}</h1>
          <Notice kind="error">
            <p>{failure}</p>
          </Notice>
          <div className={sheet.actions}>
            <ButtonLink to="/game">{t('security.back')}</ButtonLink>
          </div>
        </>
      )}
      {!failure && (!asked || isLeaving) && <Loading />}
      {asked && !isLeaving && (
        <Consent
          asked={asked}
          onDecided={(_isAllowed, redirectUri) => {
            setIsLeaving(true)
            if (redirectUri !== null) page.leave(redirectUri)
          }}
        />
      )}
    </AccountPageLayout>
  )
}
