import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { errorText, type Refusal, refusalText, toast, useMessages } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import {
  AdminUpdateUserDocument,
  AdminUserDocument,
  AdminUserInventoryDocument,
  AdminUsersDocument,
} from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'

interface Mutation {
  readonly payload: { readonly userErrors: readonly Refusal[] } | null
}

/** The result of a change: its data, or the server's refusal. Null for a failure, for which a notice was shown. */
export type Changed<Data> = { readonly data: Data; readonly refusal: null } | { readonly refusal: Refusal } | null

export type ChangeUser = <Data extends Mutation, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** of a dialog whose attempts are all the same change, even if they differ; default one that equal calls share for a minute */
  idempotencyKey?: string,
) => Promise<Changed<Data>>

/**
 * Sends a change of a user, once also where its answer gets lost and it is sent again. A failure is shown as a notice; so is
 * a refusal, unless the caller shows it at a field. Lists that are shown are read again. So is the user if the change was
 * refused or its answer is missing: what is shown may be out of date.
 */
export function useChangeUser(): ChangeUser {
  const client = useApolloClient()
  const t = useMessages(adminMessages)
  return useCallback(
    async (mutation, variables, idempotencyKey) => {
      const context = idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : { isOnce: true }
      const readAgain = (document: typeof AdminUsersDocument | typeof AdminUserDocument) =>
        client
          .refetchQueries({ include: [document, AdminUserInventoryDocument], onQueryUpdated: () => true })
          // A query that cannot be read again says so itself.
          .catch(() => undefined)
      try {
        const { data } = await client.mutate({ mutation, variables, context } as never)
        const changed = data as Mutation
        const [refusal] = changed.payload?.userErrors ?? []
        if (refusal) {
          // The form of the account says itself that it is stale, and keeps the revision that it shows.
          if ((mutation as unknown) !== AdminUpdateUserDocument) void readAgain(AdminUserDocument)
          return { refusal }
        }
        await readAgain(AdminUsersDocument)
        return { data: changed as never, refusal: null }
      } catch (error) {
        toast.error(isOfAnotherCall(error) ? t('user.mayBeChanged') : errorText(error))
        if ((mutation as unknown) !== AdminUpdateUserDocument) void readAgain(AdminUserDocument)
        return null
      }
    },
    [client, t],
  )
}

/** Whether an earlier attempt with other values was served under the same `Idempotency-Key`. */
const isOfAnotherCall = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')

/** Whether the change was made; a refusal is shown as a notice. */
export function isMade<Data>(changed: Changed<Data>): boolean {
  if (changed?.refusal) toast.error(refusalText(changed.refusal))
  return changed !== null && changed.refusal === null
}
