import type { Remote } from '@sanguine/federation'
import { registerPersistedDocuments } from '@sanguine/ui'
import { App } from './app/app'
import { LogIn } from './features/account/components/log-in'
import { persistedDocuments } from './generated/persisted-documents'

export const remote: Remote = {
  App,
  LogIn,
  prepare: () => registerPersistedDocuments(persistedDocuments),
}
