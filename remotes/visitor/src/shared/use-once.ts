import { execute, hasErrorCode, newIdempotencyKey } from '@sanguine/ui'
import { useCallback, useRef } from 'react'

/**
 * Returns `execute` for changes that must not be made twice. Calls with the same variables share an `Idempotency-Key` until
 * one is answered. So pressing again after a lost answer gets the first result, such as the secret of a token.
 */
export function useOnce(): typeof execute {
  const keys = useRef(new Map<string, string>())
  return useCallback(async (document, variables, options) => {
    const call = JSON.stringify([document.definitions, variables])
    const idempotencyKey = keys.current.get(call) ?? newIdempotencyKey()
    keys.current.set(call, idempotencyKey)
    try {
      const data = await execute(document, variables, { ...options, idempotencyKey })
      keys.current.delete(call)
      return data
    } catch (error) {
      // The server wants another key, because the result of the first call is gone.
      if (hasErrorCode(error, 'CONFLICT')) keys.current.delete(call)
      throw error
    }
  }, [])
}
