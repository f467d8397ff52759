import type { Location } from 'react-router'

/** The page whose link led to the login, to return to afterwards; home where the login was opened by itself. */
export function loginOrigin({ state }: Location<unknown>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
}
