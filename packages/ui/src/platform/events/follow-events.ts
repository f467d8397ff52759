import { session } from '../session/session'
import type { EventFollower, EventStreamName } from './site-event'

/**
 * Follows the events of the viewer's player, or for staff those for the staff, until the returned function is called or the session ends. Nothing waits for
 * it: a page without the stream is as before, and `onLive` is not called.
 */
export function followEvents(follower: EventFollower, stream: EventStreamName = 'player'): () => void {
  const accountId = session.viewer()?.id
  if (accountId === undefined) return () => undefined
  let isOver = false
  let leave: () => void = () => undefined
  const end = () => {
    isOver = true
    unsubscribe()
    leave()
  }
  const unsubscribe = session.subscribe(() => {
    if (session.viewer()?.id !== accountId) end()
  })
  import('./shared-events').then(
    ({ followSharedEvents }) => {
      if (!isOver) leave = followSharedEvents(accountId, follower, stream)
    },
    // The file did not load, so the page has no stream.
    () => undefined,
  )
  return end
}
