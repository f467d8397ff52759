import type { PublicSettings } from '@sanguine/ui'

/** The phase of the game's launch, and the end of its countdown. */
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
