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
 * Draws a page as it stands in the site: with router, a GraphQL client of its own with an empty cache, notices, and a
 * gateway that answers as told.
 */
export async function renderWithProviders(
  page: ReactNode,
  { at = '/', cachePolicies = {}, ...answers }: RenderOptions = {},
): Promise<Rendered> {
  window.history.replaceState(null, '', at)
  // A notice of the test before would be taken for one of this.
  for (const { id } of toasts.get()) toast.close(id)
  resetClock()
  const gateway = mockGateway(answers)
  const client = createClient([cachePolicies])
  const user = userEvent.setup()
  // What suspends at first has to be let through: nothing is drawn before its texts and client are there.
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
