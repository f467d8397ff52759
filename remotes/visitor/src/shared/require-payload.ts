import { NetworkError } from '@sanguine/ui'

/** The payload of a mutation; throws where the response has none. */
export function requirePayload<Payload>(payload: Payload | null): Payload {
  if (payload === null) throw new NetworkError(200)
  return payload
}
