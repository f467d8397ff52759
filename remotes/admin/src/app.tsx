import type { Remote } from '@sanguine/federation'
import { registerPersistedDocuments } from '@sanguine/ui/platform'
import { Admin } from './app/admin'
import { persistedDocuments } from './generated/persisted-documents'

/** What the host loads. */
export const remote: Remote = {
  App: Admin,
  prepare: () => registerPersistedDocuments(persistedDocuments),
}
