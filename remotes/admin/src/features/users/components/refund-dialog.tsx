import { Button, Dialog, Field, formatUsd, Textarea, useIsShown, useMessages, useTextDraft } from '@sanguine/ui'
import { refusalText, toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { type AdminPaymentFragment, AdminRefundPaymentDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { DraftNotice } from '../../../shared/records/draft-notice'
import { type Charge, missingText } from '../charges'
import { useChangeUser } from '../use-user-calls'
import styles from './user-editor.module.css'

const maxReasonLength = 500

interface RefundDialogProps {
  readonly payment: AdminPaymentFragment
  readonly charge: Charge
  readonly onClose: () => void
}

/**
 * Asks before a charge is refunded. Shows the items to be taken back and the player who has them, and requires a
 * reason.
 */
export function RefundDialog({ payment, charge, onClose }: RefundDialogProps) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const isShown = useIsShown()
  const draft = useTextDraft(`refund.${payment.id}.${charge.id}`)
  const reason = draft.text
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const amount = formatUsd(charge.amount.cents, t.language)
  const owner = (payment.isGift ? payment.recipient : payment.buyer)?.name
  const isSubscription = payment.subscriptionLevel !== null

  function close(): void {
    draft.forget()
    onClose()
  }

  async function refund(): Promise<void> {
    if (reason.trim() === '') return setError(t('payments.reasonMissing'))
    setIsBusy(true)
    const input = { paymentId: payment.id, chargeId: charge.id, reason: reason.trim() }
    const changed = await change(AdminRefundPaymentDocument, { input })
    setIsBusy(false)
    if (!changed) return
    if (changed.refusal) return setError(refusalText(changed.refusal))
    const after = changed.data.payload?.payment?.charges.find(({ id }) => id === charge.id)
    if (after && after.missing.length > 0) toast.info(t('payments.doneMissing', { items: missingText(after) }))
    else toast.success(t('payments.done'))
    // Staff who closed this dialog before the answer may have opened another.
    if (isShown()) close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('payments.confirm', { amount, name: payment.packageName })}
      description={t('payments.confirmText')}
      actions={
        <>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button variant="blood" type="submit" form="refund" busy={isBusy}>
            {t('payments.confirmRefund', { amount })}
          </Button>
        </>
      }
    >
      <form
        id="refund"
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void refund()
        }}
      >
        <h3>{t('payments.takesBack', { name: owner ?? t('payments.goneAccount') })}</h3>
        <ul className={styles.list}>
          {payment.items.map(({ item, amount: count }) => (
            <li key={item.id}>{t('payments.takesItem', { item: item.name, count })}</li>
          ))}
          {isSubscription && (
            <>
              <li>{t('payments.takesPeriod')}</li>
              <li>{t('payments.endsCharges')}</li>
            </>
          )}
          {payment.items.length === 0 && !isSubscription && <li>{t('payments.takesNothing')}</li>}
        </ul>
        {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
        <Field label={t('payments.reason')} hint={t('payments.reasonHint')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={maxReasonLength}
              onChange={(event) => {
                draft.setText(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
