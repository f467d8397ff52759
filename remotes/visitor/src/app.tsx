import type { Remote } from '@sanguine/federation'
import { registerPersistedDocuments } from '@sanguine/ui'
import { App } from './app/app'
import { persistedDocuments } from './generated/persisted-documents'

export const remote: Remote = {
  App,
  prepare: () => registerPersistedDocuments(persistedDocuments),
}
