import { useMutation } from '@apollo/client/react'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { GameCheckPaymentDocument, GamePaymentsDocument } from '../../generated/documents'
import { gameMessages } from '../../shared/i18n/messages'
import { overStatuses } from './packages'

/**
 * A buyer who leaves the provider's page without approval returns here, with the payment's id as `left` in the URL. The
 * payment is checked at once, so that the lists show its state.
 */
export function useAbandonedPayment(): void {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const [check] = useMutation(GameCheckPaymentDocument, { refetchQueries: [GamePaymentsDocument] })
  const left = search.get('left')
  const looked = useRef<string | null>(null)
  useEffect(() => {
    if (left === null || looked.current === left) return
    looked.current = left
    check({ variables: { input: { paymentId: left } } }).then(
      ({ data }) => {
        if (data?.checkPayment?.isDuplicate) toast.info(t('premium.duplicateText'))
        else if (data?.checkPayment?.status && overStatuses.includes(data.checkPayment.status))
          toast.info(`${t('premium.over')}. ${t('premium.overText')}`)
      },
      // A worker looks at the payment too.
      () => undefined,
    )
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [left, check, setSearch, t])
}
