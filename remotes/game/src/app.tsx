import type { Remote } from '@sanguine/federation'
import { registerPersistedDocuments } from '@sanguine/ui/platform'
import { Game } from './game'
import { persistedDocuments } from './generated/persisted-documents'

/** What the host loads. */
export const remote: Remote = {
  App: Game,
  prepare: () => registerPersistedDocuments(persistedDocuments),
}
