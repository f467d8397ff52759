import { navigationOf, type RemoteDescription } from '@sanguine/federation'
import { currentLanguage, type MenuLink, type PublicSettings, RemoteHostContext, session } from '@sanguine/ui/platform'
import { type GatewayResponses, logInAs, type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import description from '../../remote.json'
import { Game } from '../app/game'
import { cachePolicies } from '../shared/cache-policies'
import { aHuntOdds, anAccount } from './builders'

/** Renders the game at a path, for a player who has closed the welcome dialog. */
export function openGame(
  at: string,
  fields: Readonly<Record<string, unknown>>,
  settings: Partial<PublicSettings> = {},
  menu: readonly MenuLink[] = [],
  routes: GatewayResponses['routes'] = {},
): Promise<Rendered> {
  logInAs()
  const navigation = navigationOf({ game: description as RemoteDescription }, session.viewer(), currentLanguage())
  const host = { reportError: () => undefined, recover: async () => false, menu, navigation }
  const page = (
    <RemoteHostContext value={host}>
      <Game />
    </RemoteHostContext>
  )
  return renderWithProviders(page, {
    at,
    cachePolicies,
    settings,
    routes,
    fields: { viewer: anAccount(), huntOdds: aHuntOdds(), ...fields },
  })
}
