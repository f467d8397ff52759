import { logInAs, type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import { Game } from '../app/game'
import { typePolicies } from '../shared/type-policies'

/** Renders the game at a path, for a player who has closed the welcome dialog. */
export function openGame(at: string, fields: Readonly<Record<string, unknown>>): Promise<Rendered> {
  logInAs()
  return renderWithProviders(<Game />, {
    at,
    typePolicies,
    fields: { viewer: { id: 'account-1', name: '', email: '', role: 'user', hasSeenWelcome: true }, ...fields },
  })
}
