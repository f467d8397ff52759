import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { errorText, type Refusal, refusalText, toast } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import type { Cue } from '../sound/names'
import { playCue } from '../sound/play-cue'

/** Clicked again after its answer was lost, a call acts onceOptions. */
const onceOptions = { context: { isOnce: true } }

interface Payload {
  readonly userErrors: readonly Refusal[]
}

type MutationData<Data> = { readonly [Field in keyof Data]: Payload }

/** The payload of the one root field a mutation has. */
type PayloadOf<Data> = Data[Exclude<keyof Data, '__typename'>]

/**
 * A mutation as a button needs it: `run` answers the payload, or null after telling the player why not. Refusals and
 * failures are shown as notices, and nothing is thrown. What was done is heard as `sound`.
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
