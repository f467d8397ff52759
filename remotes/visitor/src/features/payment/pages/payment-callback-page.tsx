import { Button, ButtonLink, execute, Moon, Notice, useMessages, usePolling, useViewer } from '@sanguine/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { VisitorCheckPaymentDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { requirePayload } from '../../../shared/require-payload'
import { SheetPage } from '../../../shared/sheet-page'
import sheet from '../../../shared/sheet-page.module.css'
import styles from '../payment.module.css'
import { failed, type PaymentState, paymentStateOf, waiting } from '../payment-state'

async function readState(paymentId: string): Promise<PaymentState> {
  try {
    const { checkPayment } = await execute(VisitorCheckPaymentDocument, { input: { paymentId } })
    return paymentStateOf(requirePayload(checkPayment))
  } catch {
    return failed
  }
}

/** The payment of an id, looked at until it is decided. A call that fails ends that; `retry` begins anew. */
function usePayment(paymentId: string): { readonly state: PaymentState; readonly retry: () => void } {
  const [state, setState] = useState(waiting)
  // a declined payment may be approved again in another window
  const isOpen = state.step === 'waiting' || state.step === 'declined'
  usePolling(isOpen, async () => setState(await readState(paymentId)))
  return { state, retry: () => setState(waiting) }
}

function Result({ state, paymentId, onRetry }: { state: PaymentState; paymentId: string; onRetry: () => void }) {
  const t = useMessages(messages)
  const { step, recipientName, approveUrl } = state
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
    case 'over':
    case 'refunded':
      return (
        <Notice title={t(`payment.${step}`)}>
          <p>{t(`payment.${step}Text`)}</p>
        </Notice>
      )
    default:
      return (
        <Notice
          kind="error"
          title={t(step === 'unknown' ? 'payment.unknown' : 'payment.error')}
          actions={
            step === 'failed' && (
              <Button size="sm" onClick={onRetry}>
                {t('payment.retry')}
              </Button>
            )
          }
        >
          <p>{t('payment.advice', { id: paymentId })}</p>
          <p>
            <Link to="/imprint">{t('payment.support')}</Link>
          </p>
        </Notice>
      )
  }
}

/** Where a payment provider sends a buyer back to, logged in or not: waits until the payment is decided. */
export function PaymentCallbackPage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  const { pid = '' } = useParams()
  const { state, retry } = usePayment(pid)
  return (
    <SheetPage title={t('payment.title')}>
      <h1>{t('payment.title')}</h1>
      <Result state={state} paymentId={pid} onRetry={retry} />
      <div className={sheet.actions}>
        {viewer?.canPlay ? (
          <>
            <ButtonLink to="/premiumShop" variant={state.step === 'waiting' ? 'plain' : 'blood'}>
              {t('payment.shop')}
            </ButtonLink>
            <ButtonLink to="/profile">{t('payment.profile')}</ButtonLink>
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
    </SheetPage>
  )
}
