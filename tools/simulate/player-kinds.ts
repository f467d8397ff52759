export type KindName = 'busy' | 'casual' | 'autoHunter' | 'whale'

/** How a kind of player plays. */
export interface PlayerKind {
  readonly name: KindName
  /** hours a day at the game; hunts then follow each other as the cooldown allows */
  readonly hours: number
  /** whether retainers hunt for them in the other hours, as soon as they can pay one */
  readonly hasRetainers: boolean
  /** whether they wear the emblem of an order that fits who comes, and have it ready for a boss whose wait is nearly over */
  readonly knowsOrders: boolean
  /** 0 none, 3 platinum */
  readonly subscription: number
  /** premium packages bought on the first day, by name */
  readonly packages: readonly string[]
  /** and those bought every thirty days */
  readonly monthly: readonly string[]
}

const free = { subscription: 0, packages: [], monthly: [] }

export const playerKinds: readonly PlayerKind[] = [
  { ...free, name: 'busy', hours: 5, hasRetainers: true, knowsOrders: true },
  { ...free, name: 'casual', hours: 1, hasRetainers: false, knowsOrders: false },
  { ...free, name: 'autoHunter', hours: 0.5, hasRetainers: true, knowsOrders: false },
  {
    name: 'whale',
    hours: 5,
    hasRetainers: true,
    knowsOrders: true,
    subscription: 3,
    packages: ['Housewarming', 'The Estate of a Stranger', 'Trousseau of the Count', 'An Evening of Grief'],
    monthly: ['Platinum Month', 'Hex Deal: The Family Grave', 'Hex Deal: The Menagerie'],
  },
]
