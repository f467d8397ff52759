import { useApolloClient } from '@apollo/client/react'
import { Button, ConfirmDialog } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import {
  GameCancelSubscriptionDocument,
  type GamePaymentFragment,
  GamePaymentsDocument,
  GamePlayerNowDocument,
} from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { lastDay } from '../../../shared/player/subscription'
import { useAction } from '../../../shared/player/use-action'

/** The end of the last paid period. */
const paidUntil = ({ charges, renewsAt }: GamePaymentFragment): string | null =>
  charges.reduce<string | null>((last, { periodEndsAt: at }) => (at && (!last || at > last) ? at : last), null) ??
  renewsAt

/** A button that ends the charges of a subscription, after one question that says how long it lasts. */
export function CancelSubscription({ payment }: { readonly payment: GamePaymentFragment }) {
  const t = useMessages(gameMessages)
  const client = useApolloClient()
  const { run, isRunning } = useAction(GameCancelSubscriptionDocument)
  const [isAsking, setIsAsking] = useState(false)
  const until = paidUntil(payment)
  const day = until ? lastDay(until, t.language) : ''
  const cancel = async () => {
    const cancelled = await run({ input: { paymentId: payment.id } })
    setIsAsking(false)
    // it may have ended meanwhile, in another tab or at the provider
    if (!cancelled) {
      await client.refetchQueries({ include: [GamePaymentsDocument, GamePlayerNowDocument] }).catch(() => undefined)
      return
    }
    toast.success(t('premium.cancel.done', { day }))
    // The shop now offers to continue the subscription. Queries that fail here load again when the page becomes
    // visible.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={t('premium.cancel.label', { name: payment.packageName })}
        onClick={() => setIsAsking(true)}
      >
        {t('premium.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('premium.cancel.title', { name: payment.packageName })}
        text={t('premium.cancel.text', { day })}
        confirmLabel={t('premium.cancel.confirm')}
        cancelLabel={t('premium.cancel.keep')}
        busy={isRunning}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
