import { type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
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
