import { type Rendered, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import type { SectionUrls } from '../frame/urls'

/** Draws a section at an address, with what the gateway answers by root field. */
export const openSection = (
  Page: ComponentType,
  { path }: SectionUrls,
  at: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Rendered> =>
  renderWithProviders(
    <Routes>
      <Route path={`/admin/${path}/*`} element={<Page />} />
    </Routes>,
    { at, fields },
  )

/** Fills the fields with these labels, in order; a field that holds text is emptied first. */
export async function fill({ user }: Pick<Rendered, 'user'>, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
}

/** What a section's mutation was last sent. */
export const sentTo = ({ gateway }: Pick<Rendered, 'gateway'>, operation: string) =>
  gateway.variablesOf(operation).at(-1)
