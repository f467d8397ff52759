import { ApolloProvider } from '@apollo/client/react'
import type { Remote } from '@sanguine/federation'
import { loadClient, registerCachePolicies, registerPersistedDocuments } from '@sanguine/ui/platform'
import { use } from 'react'
import { Game } from './app/game'
import { persistedDocuments } from './generated/persisted-documents'
import { cachePolicies } from './shared/cache-policies'
import './shared/tokens.css'

function App() {
  return (
    <ApolloProvider client={use(loadClient())}>
      <Game />
    </ApolloProvider>
  )
}

/** The module that the host loads. */
export const remote: Remote = {
  App,
  prepare: () => {
    registerPersistedDocuments(persistedDocuments)
    return registerCachePolicies(cachePolicies)
  },
}
