import { defineService } from '@sanguine/kernel'

/** A player's XP as this gateway has just written it. */
export interface XpChange {
  readonly accountId: string
  readonly xp: number
}

type Listener = (change: XpChange) => void

/** Tells other parts of this gateway what it has written. Changes of other gateways are read from the database. */
export class PlayerChanges {
  readonly #listeners = new Set<Listener>()

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  publish(change: XpChange): void {
    for (const listener of this.#listeners) listener(change)
  }
}

export const playerChangesService = defineService<PlayerChanges>({
  name: 'players.changes',
  create: () => new PlayerChanges(),
})
