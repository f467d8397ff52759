import { logInAs, type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import { Game } from '../app/game'
import { typePolicies } from '../shared/type-policies'

/** The game at an address, for a player who has read the welcome. */
export function openGame(at: string, fields: Readonly<Record<string, unknown>>): Promise<Rendered> {
  logInAs()
  return renderWithProviders(<Game />, {
    at,
    typePolicies,
    fields: { viewer: { id: 'account-1', name: '', email: '', role: 'user', hasSeenWelcome: true }, ...fields },
  })
}
