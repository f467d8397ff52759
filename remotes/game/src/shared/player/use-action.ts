import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { errorText, type Refusal, refusalText, toast } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { playCue } from '../sound/play-cue'
import type { Cue } from '../sound/sound-names'

/** Makes repeated calls idempotent: a retry after a lost response acts once. */
const onceOptions = { context: { isOnce: true } }

interface Payload {
  readonly userErrors: readonly Refusal[]
}

type MutationData<Data> = { readonly [Field in keyof Data]: Payload | null }

/** The payload of the one root field a mutation has. */
type PayloadOf<Data> = NonNullable<Data[Exclude<keyof Data, '__typename'>]>

/**
 * A mutation for a button: `run` resolves to the payload, or to null when the mutation was refused or failed; the reason is
 * then shown as a toast, and nothing is thrown. A successful call plays `sound`.
 */
export function useAction<Data extends MutationData<Omit<Data, '__typename'>>, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  sound?: Cue,
): { run: (variables: Variables) => Promise<PayloadOf<Data> | null>; isRunning: boolean } {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document, onceOptions)
  const run = useCallback(
    async (variables: Variables): Promise<PayloadOf<Data> | null> => {
      try {
        const { data } = await mutate({ variables })
        const payload = Object.values(data ?? {}).find(isPayload)
        const refusal = payload?.userErrors[0]
        if (refusal) toast.error(refusalText(refusal))
        else if (payload && sound) playCue(sound)
        return payload && !refusal ? (payload as PayloadOf<Data>) : null
      } catch (error) {
        toast.error(errorText(error))
        return null
      }
    },
    [mutate, sound],
  )
  return { run, isRunning: loading }
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'userErrors' in value && Array.isArray(value.userErrors)
