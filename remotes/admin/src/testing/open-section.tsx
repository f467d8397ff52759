import { expect } from '@jest/globals'
import { EventStreamStandIn, logInAs, type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { StaffChangesProvider } from '../shared/changes/staff-changes'
import { typePolicies } from '../shared/type-policies'

/** Renders a section at an address, with the fields that the gateway has under `admin` and its mutations. */
export const openSection = (
  page: ReactNode,
  path: string,
  at: string,
  admin: Readonly<Record<string, unknown>>,
  mutations: Readonly<Record<string, unknown>> = {},
): Promise<Rendered> =>
  renderWithProviders(
    <Routes>
      <Route path={`/admin/${path}/*`} element={page} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { at, fields: { admin, ...mutations }, cachePolicies: { typePolicies } },
  )

/** A section as `openSection` renders it, for an admin who receives the changes of colleagues. */
export async function openSharedSection(
  page: ReactNode,
  path: string,
  at: string,
  admin: Readonly<Record<string, unknown>>,
) {
  logInAs({ role: 'admin', sub: 'vera' })
  const stream = new EventStreamStandIn()
  const rendered = await renderWithProviders(
    <StaffChangesProvider>
      <Routes>
        <Route path={`/admin/${path}/*`} element={page} />
      </Routes>
    </StaffChangesProvider>,
    {
      at,
      fields: { admin },
      routes: { 'GET /api/v1/staff/events': () => stream.response },
      cachePolicies: { typePolicies },
    },
  )
  await waitFor(() => expect(rendered.gateway.calls.some((call) => call.path === '/api/v1/staff/events')).toBe(true))
  let count = 0
  /** A colleague changes a record of a type, such as `HUNTING_TABLE`. */
  const change = (action: 'CREATE' | 'UPDATE' | 'DELETE', type: string, id: string) => {
    count += 1
    const actor = { accountId: 'emil', name: 'Emil', role: 'EDITOR' }
    return act(async () => stream.event(String(count), 'change', { action, subject: { type, id, title: 'It' }, actor }))
  }
  /** The page may have missed changes of colleagues. */
  const missed = () => act(async () => stream.event('900', 'place', { hasMissed: true }))
  return { ...rendered, change, missed }
}

/** Fills the fields with these labels, in order; a field that holds text is emptied first. */
export async function fill({ user }: Pick<Rendered, 'user'>, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label, { selector: 'input, textarea, select' })
    await user.clear(field)
    await user.type(field, value)
  }
}

/** The variables of the last call of an operation. */
export const sentTo = ({ gateway }: Pick<Rendered, 'gateway'>, operation: string) =>
  gateway.variablesOf(operation).at(-1)
