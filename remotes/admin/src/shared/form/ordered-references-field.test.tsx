import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { firePointer } from '../../testing/fire-pointer'
import { onlyRecords } from '../../testing/record-fields'
import { typePolicies } from '../type-policies'
import { Form } from './form'
import { moved, OrderedReferencesField } from './ordered-references-field'
import { zodResolver } from './zod-resolver'

const items = ['Lamb', 'Wine', 'Bone'].map((name) => ({
  id: name.toLowerCase(),
  name,
  itemTypeId: null,
  rarityId: null,
  isVisible: true,
  image: null,
}))
const schema = z.object({ baits: z.array(z.string().refine((id) => id !== 'bone', 'No bait')) })
type Values = z.infer<typeof schema>

function Baits({ baits, onSubmit }: { baits: string[]; onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { baits }, resolver: zodResolver(schema, (message) => message) })
  return (
    <Form form={form} onSubmit={onSubmit} label="Ground">
      <OrderedReferencesField name="baits" label="Baits" entries={{ kind: 'item' }} pickerTitle="Choose a bait" />
      <button type="submit">Save</button>
    </Form>
  )
}

const open = async (baits: string[]) => {
  const onSubmit = jest.fn<(values: Values) => void>()
  const page = await renderWithProviders(<Baits baits={baits} onSubmit={onSubmit} />, {
    fields: { admin: onlyRecords('item', items) },
    cachePolicies: { typePolicies },
  })
  await screen.findByText('Lamb')
  const saved = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0].baits
  }
  return { ...page, saved, onSubmit }
}

/** Each row by its position and its name. */
const order = (): readonly string[] =>
  screen.getAllByRole('listitem').map((row) => {
    const position = within(row).getByRole('combobox')
    const name = /^Position of (.*)$/.exec(position.getAttribute('aria-label') ?? '')?.[1]
    return `${Number((position as HTMLSelectElement).value) + 1} ${name}`
  })

const handle = (name: RegExp) => screen.getByRole('button', { name })

describe('an ordered list of references', () => {
  it('is reordered without dragging, by the choice of a position, which keeps the focus', async () => {
    const { user, saved, container } = await open(['lamb', 'wine'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Position of Lamb' }), '2')
    const position = screen.getByRole('combobox', { name: 'Position of Lamb' })
    expect(position).toHaveFocus()
    expect(position).toHaveDisplayValue('2')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Lamb is at position 2 of 2.')
    expect(await findAccessibilityViolations(container)).toEqual([])
    expect(await saved()).toEqual(['wine', 'lamb'])
  })

  it('is reordered by keyboard, keeps the focus at the row, and announces the new position', async () => {
    const { user, saved, container } = await open(['lamb', 'wine'])
    handle(/^Move Lamb/).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Move Lamb, position 2 of 2' })).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Lamb is at position 2 of 2.')
    await user.keyboard('{ArrowDown}{Home}')
    expect(screen.getByRole('button', { name: 'Move Lamb, position 1 of 2' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(await findAccessibilityViolations(container)).toEqual([])
    expect(await saved()).toEqual(['wine', 'lamb'])
  })

  it('is reordered by dragging a handle', async () => {
    await open(['lamb', 'wine', 'bone'])
    const rows = screen.getAllByRole('listitem')
    rows.forEach((row, index) => {
      row.getBoundingClientRect = () => new DOMRect(0, index * 50, 200, 50)
    })
    const first = handle(/^Move Lamb/)
    firePointer(first, 'pointerdown', { clientY: 20 })
    firePointer(first, 'pointermove', { clientY: 80 })
    firePointer(first, 'pointerup')
    firePointer(first, 'pointermove', { clientY: 10 })
    expect(order()).toEqual(['1 Wine', '2 Lamb', '3 Bone'])
  })

  it('adds chosen records, offers no record twice, and removes records', async () => {
    const { user, saved } = await open(['lamb'])
    await user.click(handle(/^Add/))
    const picker = within(screen.getByRole('dialog'))
    await user.click(await picker.findByRole('button', { name: 'Wine' }))
    await user.click(picker.getByRole('button', { name: /^Lamb/ }))
    await user.click(picker.getByRole('button', { name: 'Add 2' }))
    await user.click(handle(/^Remove Lamb/))
    expect(await saved()).toEqual(['wine'])
  })

  it('shows an error at its row', async () => {
    const { user, onSubmit } = await open(['lamb', 'bone'])
    await user.click(handle(/^Save/))
    await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('No bait'))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a moved entry', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('goes from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
  })
})
