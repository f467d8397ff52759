import {
  Button,
  ButtonLink,
  errorText,
  execute,
  Field,
  Notice,
  refusalText,
  TextInput,
  useMessages,
} from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type VisitorAuthorizationFragment,
  VisitorStartDeviceAuthorizationDocument,
} from '../../../generated/documents'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { Consent } from '../components/consent'

type Step = 'code' | 'allowed' | 'refused' | { readonly asked: VisitorAuthorizationFragment }

/** The page on which a player enters the code of a device or bot, and decides what it may do. */
export function DevicePage() {
  const t = useMessages(securityMessages)
  const [step, setStep] = useState<Step>('code')
  return (
    <AccountPageLayout title={t('device.title')}>
      {step === 'code' && <CodeForm onFound={(asked) => setStep({ asked })} />}
      {typeof step === 'object' && (
        <Consent asked={step.asked} onDecided={(isAllowed) => setStep(isAllowed ? 'allowed' : 'refused')} />
      )}
      {(step === 'allowed' || step === 'refused') && (
        <>
          <h1>{t('device.title')}</h1>
          <Notice kind={step === 'allowed' ? 'success' : 'plain'}>
            <p>{t(`device.${step}`)}</p>
          </Notice>
          <div className={sheet.actions}>
            <ButtonLink to="/account/security">{t('security.title')}</ButtonLink>
          </div>
        </>
      )}
    </AccountPageLayout>
  )
}

/** The code is in the address if the device showed a link; the player still compares and sends it. */
function CodeForm({ onFound }: { readonly onFound: (asked: VisitorAuthorizationFragment) => void }) {
  const t = useMessages(securityMessages)
  const [parameters] = useSearchParams()
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')

  async function find(userCode: string): Promise<string> {
    const { startDeviceAuthorization } = await execute(VisitorStartDeviceAuthorizationDocument, {
      input: { userCode },
    })
    const { authorization, userErrors } = requirePayload(startDeviceAuthorization)
    if (authorization) onFound(authorization)
    return userErrors[0] ? refusalText(userErrors[0]) : ''
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setIsWaiting(true)
    setFailure(await find(String(new FormData(event.currentTarget).get('code'))).catch(errorText))
    setIsWaiting(false)
  }

  return (
    <form
      ref={passFocus}
      className={sheet.form}
      aria-label={t('device.title')}
      onSubmit={(event) => void submit(event)}
    >
      <h1>{t('device.title')}</h1>
      <p>{t('device.text')}</p>
      <Field label={t('device.code')} hint={t('device.hint')}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            defaultValue={parameters.get('code')?.slice(0, 20) ?? ''}
            maxLength={20}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button type="submit" variant="blood" busy={isWaiting}>
          {t('device.next')}
        </Button>
      </div>
    </form>
  )
}
