import { useQuery } from '@apollo/client/react'
import { expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { parse } from 'graphql'
import { renderWithProviders } from '../testing'
import { refetchActiveQueries } from './refetch-active-queries'

const query = parse('query UiTestViewer { viewer { id name } }')

function Name({ fetchPolicy }: { readonly fetchPolicy: 'cache-first' | 'no-cache' }) {
  const { data } = useQuery<{ readonly viewer: { readonly name: string } }>(query, { fetchPolicy })
  return <p>{data?.viewer.name}</p>
}

it.each(['cache-first', 'no-cache'] as const)('shows a query of the policy %s in the new language', async (policy) => {
  const viewer = (name: string) => ({ fields: { viewer: { id: 'a1', name } } })
  const { client, gateway } = await renderWithProviders(<Name fetchPolicy={policy} />, viewer('Grave Rat'))
  expect(await screen.findByText('Grave Rat')).toBeVisible()
  gateway.setResponses(viewer('Grabratte'))
  await act(async () => (await refetchActiveQueries(client, 'de'))())
  expect(await screen.findByText('Grabratte')).toBeVisible()
})
