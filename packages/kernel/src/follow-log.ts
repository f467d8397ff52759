/** A part of a log, read after an id. */
export interface LogPart<Event> {
  /** the earliest first; each is taken when the one before was sent */
  readonly events: Iterable<Event>
  /** the id after which the next part begins; what is written later has greater ids */
  readonly lastId: string
  /** whether the rest can be read at once */
  readonly hasMore: boolean
}

/** A log whose entries have ids in their order. */
export interface FollowedLog<Event, Part extends LogPart<Event>> {
  readonly read: (after: string) => Promise<Part>
  /** Resolves once there may be more than the part, or the signal is aborted. */
  readonly untilChanged: (part: Part, signal: AbortSignal) => Promise<void>
}

/**
 * Follows a log from an id until the signal is aborted. Returns every event once and in order. The place is all that is
 * kept, so a slow reader costs no memory. An error of a read ends it, and the reader continues after its last event.
 */
export async function* followLog<Event, Part extends LogPart<Event>>(
  { read, untilChanged }: FollowedLog<Event, Part>,
  after: string,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  for (let lastId = after; !signal.aborted; ) {
    const part = await read(lastId)
    yield* part.events
    lastId = part.lastId
    if (!part.hasMore) await untilChanged(part, signal)
  }
}
