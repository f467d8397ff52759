import {
  Button,
  ButtonLink,
  execute,
  formatBerlinDate,
  Moon,
  Notice,
  useMessages,
  usePolling,
  useViewer,
} from '@sanguine/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { VisitorCheckPaymentDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import sheet from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'
import styles from '../payment.module.css'
import { failed, isPaymentId, type PaymentState, paymentStateOf, unknown, waiting } from '../payment-state'

async function readState(paymentId: string): Promise<PaymentState> {
  try {
    const { checkPayment } = await execute(VisitorCheckPaymentDocument, { input: { paymentId } })
    return paymentStateOf(requirePayload(checkPayment))
  } catch {
    return failed
  }
}

/** Polls the payment of an id until it is decided. A failed call ends the polling; `retry` starts it again. */
function usePayment(paymentId: string): { readonly state: PaymentState; readonly retry: () => void } {
  const [state, setState] = useState(isPaymentId(paymentId) ? waiting : unknown)
  // a declined payment may be approved again in another window
  const isOpen = state.step === 'waiting' || state.step === 'declined'
  usePolling(isOpen, async () => setState(await readState(paymentId)))
  return { state, retry: () => setState(waiting) }
}

function Result({ state, paymentId, onRetry }: { state: PaymentState; paymentId: string; onRetry: () => void }) {
  const t = useMessages(messages)
  const { step, recipientName, firstChargeAt, approveUrl } = state
  const approve = approveUrl && (
    <a href={approveUrl} className={styles.approve}>
      {t('payment.approve')}
    </a>
  )
  switch (step) {
    case 'waiting':
      return (
        <>
          <div className={styles.waiting} role="status">
            <Moon phase={0.6} size={40} className={styles.moon} />
            <b>{t('payment.waiting')}</b>
          </div>
          <p>{t('payment.waitingText')}</p>
          {approve && (
            <p>
              {t('payment.open')} {approve}
            </p>
          )}
        </>
      )
    case 'done':
      if (firstChargeAt !== null)
        return (
          <Notice kind="success" title={t('payment.continued')}>
            <p>{t('payment.continuedText', { day: formatBerlinDate(firstChargeAt, t.language) })}</p>
          </Notice>
        )
      return (
        <Notice kind="success" title={t(recipientName === null ? 'payment.done' : 'payment.gift')}>
          <p>{recipientName === null ? t('payment.doneText') : t('payment.giftText', { name: recipientName })}</p>
        </Notice>
      )
    case 'declined':
      return (
        <Notice kind="error" title={t('payment.declined')} actions={approve}>
          <p>{t('payment.declinedText')}</p>
        </Notice>
      )
    case 'duplicate':
    case 'over':
    case 'refunded':
      return (
        <Notice title={t(`payment.${step}`)}>
          <p>{t(`payment.${step}Text`)}</p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice kind="error" title={t('payment.unknown')}>
          <p className={styles.unknown}>{t('payment.unknownText', { id: paymentId })}</p>
          <p>{t('payment.unknownAdvice')}</p>
          <p>
            <Link to="/imprint#contact">{t('payment.support')}</Link>
          </p>
        </Notice>
      )
    default:
      return (
        <Notice
          kind="error"
          title={t('payment.error')}
          actions={
            <Button size="sm" onClick={onRetry}>
              {t('payment.retry')}
            </Button>
          }
        >
          <p>{t('payment.advice', { id: paymentId })}</p>
          <p>
            <Link to="/imprint#contact">{t('payment.support')}</Link>
          </p>
        </Notice>
      )
  }
}

/** The page to which a payment provider returns a buyer, logged in or not. It waits until the payment is decided. */
export function PaymentCallbackPage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  const { pid = '' } = useParams()
  const { state, retry } = usePayment(pid)
  const isUnclear = state.step === 'waiting' || state.step === 'unknown'
  return (
    <AccountPageLayout title={t('payment.title')}>
      <h1>{t('payment.title')}</h1>
      <Result state={state} paymentId={pid} onRetry={retry} />
      <div className={sheet.actions}>
        {viewer?.canPlay ? (
          <>
            <ButtonLink to="/premiumShop" variant={isUnclear ? 'plain' : 'blood'}>
              {t('payment.shop')}
            </ButtonLink>
            <ButtonLink to="/profile#payments" variant={state.step === 'unknown' ? 'blood' : 'plain'}>
              {t('payment.profile')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to="/">{t('payment.home')}</ButtonLink>
            {!viewer && (
              <ButtonLink to="/login" variant="blood">
                {t('home.login')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </AccountPageLayout>
  )
}
