/**
 * The events of the viewer's player, as `GET /api/v1/events` sends them, or those for the staff, as `GET
 * /api/v1/staff/events` does.
 */
export type EventStreamName = 'player' | 'staff'

/** An event of a stream. */
export interface SiteEvent {
  /** the place in the stream; undefined for events that describe the present */
  readonly id?: string | undefined
  /** such as `entry`, `player` or `news`; for the staff `change`, `payment`, `charge` or `place` */
  readonly name: string
  readonly data: unknown
}

/** A part of the page that follows the events. */
export interface EventFollower {
  onEvent(event: SiteEvent): void
  /** whether events arrive at present; without them the page must ask by itself */
  onLive(isLive: boolean): void
}
