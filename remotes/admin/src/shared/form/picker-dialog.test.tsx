import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { recordFields } from '../../testing/record-fields'
import { typePolicies } from '../type-policies'
import { Form } from './form'
import { ReferenceField } from './reference-field'

const weapon = { id: 'a'.repeat(24), name: 'Weapon', shortName: 'weapon', image: null, isEquipment: true }
const relic = { id: 'b'.repeat(24), name: 'Relic', shortName: 'relic', image: null, isEquipment: true }

function Page({ onSubmit = () => undefined }: { readonly onSubmit?: () => void }) {
  const form = useForm({ defaultValues: { itemTypeId: weapon.id } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ReferenceField name="itemTypeId" label="Type" entries={{ kind: 'itemType' }} pickerTitle="Choose a type" />
    </Form>
  )
}

afterEach(() => void jest.restoreAllMocks())

describe('a picker of records', () => {
  test('shows the name of the chosen record by one request, and chooses another by Enter', async () => {
    const { user, gateway } = await renderWithProviders(<Page />, {
      fields: { admin: recordFields('itemType', [weapon, relic]) },
      cachePolicies: { typePolicies },
    })
    expect(await screen.findByText('Weapon')).toBeVisible()
    expect(gateway.variablesOf('AdminItemTypes')).toEqual([{ first: 500, ids: [weapon.id] }])
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const choice = await screen.findByRole('button', { name: 'Relic' })
    act(() => choice.focus())
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Relic')).toBeVisible()
  })

  test('chooses the first match by Enter in the search once it is found, without submitting the form', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithProviders(<Page onSubmit={onSubmit} />, {
      fields: {
        admin: recordFields('itemType', [weapon, relic, { ...relic, id: 'c'.repeat(24), name: 'Relic shard' }]),
      },
      cachePolicies: { typePolicies },
    })
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await screen.findByRole('button', { name: 'Relic shard' })
    await user.type(screen.getByRole('searchbox'), 'relic{Enter}')
    expect(await screen.findByText('Relic')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('can choose a record that was created in another tab', async () => {
    const records = [weapon]
    const { user } = await renderWithProviders(<Page />, {
      fields: { admin: recordFields('itemType', () => records) },
      cachePolicies: { typePolicies },
    })
    const tab = document.body.appendChild(document.createElement('iframe')).contentWindow as Window
    const close = jest.spyOn(tab, 'close').mockImplementation(() => undefined)
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab)
    jest.spyOn(window, 'focus').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Create New' }))
    expect(openTab).toHaveBeenCalledWith('/admin/itemTypes/new', '_blank')
    records.push(relic)
    const data = { type: 'sanguine.record-created', kind: 'itemType', id: relic.id }
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', source: tab, data }))
    })
    expect(close).not.toHaveBeenCalled()
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: tab, data }))
    })
    expect(close).toHaveBeenCalled()
    await user.click(await dialog.findByRole('button', { name: 'Choose Relic' }))
    expect(screen.getByText('Relic')).toBeVisible()
  })
})
