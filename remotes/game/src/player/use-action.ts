import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { errorText, type Refusal, refusalText, toast } from '@sanguine/ui/platform'
import { useCallback } from 'react'

interface Payload {
  readonly userErrors: readonly Refusal[]
}

type Answer<Data> = { readonly [Field in keyof Data]: Payload }

/** The payload of the one root field a mutation has. */
type PayloadOf<Data> = Data[Exclude<keyof Data, '__typename'>]

/**
 * A mutation as a button needs it: `run` answers the payload, or null after telling the player why not. Refusals and
 * failures are shown as notices, and nothing is thrown.
 */
export function useAction<Data extends Answer<Omit<Data, '__typename'>>, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): { run: (variables: Variables) => Promise<PayloadOf<Data> | null>; isRunning: boolean } {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document)
  const run = useCallback(
    async (variables: Variables): Promise<PayloadOf<Data> | null> => {
      try {
        const { data } = await mutate({ variables })
        const payload = Object.values(data ?? {}).find(isPayload)
        const refusal = payload?.userErrors[0]
        if (refusal) toast.error(refusalText(refusal))
        return payload && !refusal ? (payload as PayloadOf<Data>) : null
      } catch (error) {
        toast.error(errorText(error))
        return null
      }
    },
    [mutate],
  )
  return { run, isRunning: loading }
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'userErrors' in value && Array.isArray(value.userErrors)
