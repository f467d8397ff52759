import { Button, ConfirmDialog, useMessages } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { AdminCancelSubscriptionDocument, type AdminPaymentFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { isMade, useChangeUser } from '../use-user-calls'

/** Ends the charges of a subscription for its buyer, after a question; what is paid stays. */
export function EndSubscription({ payment }: { readonly payment: AdminPaymentFragment }) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const name = payment.packageName

  async function end(): Promise<void> {
    setIsBusy(true)
    const changed = await change(AdminCancelSubscriptionDocument, { input: { paymentId: payment.id } })
    setIsBusy(false)
    setIsAsking(false)
    if (isMade(changed)) toast.success(t('payments.ended'))
  }

  return (
    <>
      <Button size="sm" aria-label={t('payments.endLabel', { name })} onClick={() => setIsAsking(true)}>
        {t('payments.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('payments.endTitle', { name })}
        text={t('payments.endText')}
        confirmLabel={t('payments.endConfirm')}
        cancelLabel={t('action.cancel')}
        busy={isBusy}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
