import type { PublicSettings } from '@sanguine/ui'

/** Where the game stands on its way to the public, and what the countdown runs to. */
export type LaunchPhase =
  | { readonly name: 'registration'; readonly until: number }
  | { readonly name: 'soon'; readonly until: number }
  | { readonly name: 'now' }

type Dates = Pick<PublicSettings, 'registrationOpensAt' | 'gameOpensAt'>

/** @param now the server's time, milliseconds */
export function launchPhaseAt(now: number, { registrationOpensAt, gameOpensAt }: Dates): LaunchPhase {
  if (now < registrationOpensAt) return { name: 'registration', until: registrationOpensAt }
  if (now < gameOpensAt) return { name: 'soon', until: gameOpensAt }
  return { name: 'now' }
}
