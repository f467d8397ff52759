import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { resetClock, SiteRouter, toast, toasts } from '@sanguine/ui/platform'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { Toaster } from '../components/toaster/toaster'
import { type CachePolicies, createClient } from '../graphql/client'
import { type GatewayResponses, type MockGateway, mockGateway } from './mock-gateway'

export interface RenderOptions extends GatewayResponses {
  /** the address the page is at; default `/` */
  readonly at?: string
  /** the cache policies of the front end under test */
  readonly cachePolicies?: CachePolicies
}

export interface Rendered {
  readonly container: HTMLElement
  readonly gateway: MockGateway
  readonly client: ApolloClient
  readonly user: ReturnType<typeof userEvent.setup>
  /** the address the page is at now */
  path(): string
}

/**
 * Draws a page as in the site: with router, toasts, a GraphQL client with an empty cache, and a gateway with the given
 * responses.
 */
export async function renderWithProviders(
  page: ReactNode,
  { at = '/', cachePolicies = {}, ...answers }: RenderOptions = {},
): Promise<Rendered> {
  window.history.replaceState(null, '', at)
  // A toast of the test before would be taken for one of this test.
  for (const { id } of toasts.get()) toast.close(id)
  resetClock()
  const gateway = mockGateway(answers)
  const client = createClient([cachePolicies])
  const user = userEvent.setup()
  // Components that suspend first must finish: nothing is drawn before the texts and the client have loaded.
  const { container } = await act(async () =>
    render(
      <ApolloProvider client={client}>
        <SiteRouter>
          <Suspense>{page}</Suspense>
          <Toaster />
        </SiteRouter>
      </ApolloProvider>,
    ),
  )
  return { container, gateway, client, user, path: () => window.location.pathname + window.location.search }
}
