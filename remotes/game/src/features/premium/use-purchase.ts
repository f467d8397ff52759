import { useApolloClient, useMutation } from '@apollo/client/react'
import { usePolling } from '@sanguine/ui'
import { useState } from 'react'
import {
  GameBuyPackageDocument,
  GameCheckPaymentDocument,
  type GameCheckPaymentMutation,
  GamePackagesDocument,
  type GamePaymentFragment,
  GamePaymentsDocument,
  GamePlayerNowDocument,
  type PaymentStatus,
} from '../../generated/documents'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import { useAction } from '../../shared/player/use-action'
import { overStatuses } from './packages'

export type PurchaseStep = 'choosing' | 'waiting' | 'done' | 'declined' | 'over' | 'duplicate' | 'refunded'

const refundedStatuses: readonly PaymentStatus[] = ['REFUNDED', 'REVERSED']

type CheckedPayment = GameCheckPaymentMutation['checkPayment']

function stepAfter(checked: CheckedPayment): PurchaseStep {
  if (checked?.isCompleted) return 'done'
  if (checked?.isDuplicate) return 'duplicate'
  if (checked?.status === 'DECLINED') return 'declined'
  if (checked?.status && refundedStatuses.includes(checked.status)) return 'refunded'
  return checked?.status && overStatuses.includes(checked.status) ? 'over' : 'waiting'
}

/**
 * A window for the payment provider's page. It is opened by the click itself, before the address is known, since a browser
 * blocks windows that open later; null where it blocks this one too.
 */
function openPaymentWindow(): Window | null {
  const opened = window.open('', '_blank')
  // the provider's page must not reach this one
  if (opened) opened.opener = null
  return opened
}

export interface Purchase {
  readonly step: PurchaseStep
  /** null while nothing was bought */
  readonly payment: GamePaymentFragment | null
  readonly isBuying: boolean
  /** whether the browser has blocked the page on which it is paid */
  readonly isBlocked: boolean
  /** returns whether a payment was made */
  readonly buy: (recipientName: string | null) => Promise<boolean>
}

/** For calls that poll, which no user asked for one by one. */
const backgroundOptions = { context: { isBackground: true } }

/** Buys a package: opens the page on which it is approved, and looks at the payment until it is decided. */
export function usePurchase(packageId: string, playerId: string): Purchase {
  const client = useApolloClient()
  const { run, isRunning } = useAction(GameBuyPackageDocument)
  const [check] = useMutation(GameCheckPaymentDocument, backgroundOptions)
  const [payment, setPayment] = useState<GamePaymentFragment | null>(null)
  const [step, setStep] = useState<PurchaseStep>('choosing')
  const [isBlocked, setIsBlocked] = useState(false)

  const reload = () =>
    client
      .refetchQueries({ include: [GamePlayerNowDocument, GamePackagesDocument, GamePaymentsDocument] })
      // Queries that fail here load again when the page becomes visible.
      .catch(() => undefined)

  const buy = async (recipientName: string | null) => {
    const opened = openPaymentWindow()
    const made = (await run({ input: { packageId, recipientName } }))?.payment
    if (!made?.approveUrl) {
      opened?.close()
      // what is offered has changed since it was read
      await reload()
      return false
    }
    opened?.location.replace(made.approveUrl)
    setIsBlocked(opened === null)
    setPayment(made)
    setStep('waiting')
    return true
  }

  usePolling(payment !== null && (step === 'waiting' || step === 'declined'), async () => {
    const result = await check({ variables: { input: { paymentId: payment?.id ?? '' } } })
      // A call that fails changes nothing: the payment is completed without this page too.
      .catch(() => null)
    const next = stepAfter(result?.data?.checkPayment ?? null)
    if (result) setStep(next)
    if (next !== 'done') return
    invalidateRewards(client, playerId)
    await reload()
  })

  return { step, payment, isBuying: isRunning, isBlocked, buy }
}
