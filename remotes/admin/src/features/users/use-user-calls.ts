import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { hasErrorCode, isRejected } from '@sanguine/ui'
import { errorText, type Refusal, refusalText, toast, useMessages } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import {
  AdminUserDocument,
  AdminUserGiftsDocument,
  AdminUserInventoryDocument,
  AdminUserPaymentsDocument,
  AdminUsersDocument,
} from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'

interface Mutation {
  readonly payload: { readonly userErrors: readonly Refusal[] } | null
}

/** The result of a change: its data, or the server's refusal. Null for a failure, for which a notice was shown. */
export type Changed<Data> = { readonly data: Data; readonly refusal: null } | { readonly refusal: Refusal } | null

export interface ChangeOptions {
  /** what the change is for: until an attempt is answered, one with other values must not act beside it */
  readonly onceFor?: string
  /** whether the caller itself says that the page is outdated, and loads it again on request */
  readonly saysOutdated?: boolean
}

export type ChangeUser = <Data extends Mutation, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: ChangeOptions,
) => Promise<Changed<Data>>

const lists = [AdminUsersDocument, AdminUserInventoryDocument]
const details = [AdminUserDocument, AdminUserPaymentsDocument, AdminUserGiftsDocument]

/**
 * Sends a change of a user, once also where its answer gets lost and it is sent again. A failure is shown as a notice; so is
 * a refusal, unless the caller shows it at a field. Lists that are shown are read again. So are the user and the payments
 * after a refusal or without a response, since the page may be outdated.
 */
export function useChangeUser(): ChangeUser {
  const client = useApolloClient()
  const t = useMessages(adminMessages)
  return useCallback(
    async (mutation, variables, { onceFor, saysOutdated = false } = {}) => {
      const readAgain = (wasMade: boolean) =>
        client
          .refetchQueries({ include: wasMade ? lists : [...lists, ...details], onQueryUpdated: () => true })
          // A query that cannot be read again says so itself.
          .catch(() => undefined)
      try {
        const { data } = await client.mutate({ mutation, variables, context: { isOnce: true, onceFor } } as never)
        const changed = data as Mutation
        const [refusal] = changed.payload?.userErrors ?? []
        if (!refusal || !saysOutdated) await readAgain(!refusal)
        return refusal ? { refusal } : { data: changed as never, refusal: null }
      } catch (error) {
        toast.error(onceFor && isOfAnotherCall(error) ? t('user.earlierAttempt') : errorText(error))
        if (!isRejected(error) && !saysOutdated) await readAgain(false)
        return null
      }
    },
    [client, t],
  )
}

/** Whether an earlier attempt with other values was served under the same `Idempotency-Key`. */
const isOfAnotherCall = (error: unknown): boolean => hasErrorCode(error, 'CONFLICT')

/** Whether the change was made; a refusal is shown as a notice. */
export function isMade<Data>(changed: Changed<Data>): boolean {
  if (changed?.refusal) toast.error(refusalText(changed.refusal))
  return changed !== null && changed.refusal === null
}
