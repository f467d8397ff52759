import { useQuery } from '@apollo/client/react'
import { AdminPaymentOfNumberDocument, type AdminPaymentOfNumberQuery } from '../../generated/documents'

export type FoundPayment = NonNullable<NonNullable<AdminPaymentOfNumberQuery['admin']>['payment']>

/** The possible numbers of payments, here or at the payment provider; a few names match as well. */
const numberPattern = /^(?=.*\d)[\w-]{10,100}$/

/** The payment that a text names by its number; null where there is none, undefined while that is not known. */
export function usePaymentOfNumber(text: string) {
  const number = text.trim()
  const isNumber = numberPattern.test(number)
  const { data, error, refetch } = useQuery(AdminPaymentOfNumberDocument, {
    variables: { number },
    skip: !isNumber,
    fetchPolicy: 'cache-and-network',
  })
  const payment: FoundPayment | null | undefined = isNumber ? data?.admin?.payment : null
  return { data: payment, error, retry: () => void refetch() }
}
