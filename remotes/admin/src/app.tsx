import type { Remote } from '@sanguine/federation'
import { registerCachePolicies, registerPersistedDocuments } from '@sanguine/ui/platform'
import { Admin } from './app/admin'
import { persistedDocuments } from './generated/persisted-documents'
import { typePolicies } from './shared/type-policies'

/** The export that the host loads. */
export const remote: Remote = {
  App: Admin,
  prepare: () => {
    registerPersistedDocuments(persistedDocuments)
    return registerCachePolicies({ typePolicies })
  },
}
