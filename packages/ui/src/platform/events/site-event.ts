/** An event of the viewer's player, as `GET /api/v1/events` sends it. */
export interface SiteEvent {
  /** the place in the journal; undefined for events that describe the present */
  readonly id?: string | undefined
  /** such as `entry`, `player` or `news` */
  readonly name: string
  readonly data: unknown
}

/** A part of the page that follows the events. */
export interface EventFollower {
  onEvent(event: SiteEvent): void
  /** whether events arrive at present; without them the page must ask by itself */
  onLive(isLive: boolean): void
}
