import '@testing-library/jest-dom/jest-globals'
import { describe, expect, jest, test } from '@jest/globals'
import type { FieldShape } from '@sanguine/content'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { recordFields } from '../../testing/record-fields'
import { Form } from '../form/form'
import { typePolicies } from '../type-policies'
import { EntryListField } from './entry-list-field'
import { ChoiceLists } from './record-lists'

const description = ''
const schema = {} as never
const field = (shape: FieldShape) => ({ shape, description, schema })

/** An entry as no kind has it yet: a record of few, a number, a text and a flag. */
const weakness = {
  type: 'object',
  typeName: 'CurseEffect',
  fields: {
    amount: field({ type: 'whole', min: 0, max: 100, initial: 5 }),
    enemyTypeId: field({ type: 'reference', to: 'enemyType', required: true }),
    note: field({ type: 'text', max: 20, multiline: false, required: false }),
    isUnique: field({ type: 'flag', initial: false }),
  },
} as const satisfies FieldShape

const enemyType = (id: string, name: string) => ({ id, name, shortName: name.toLowerCase(), image: null })
const undead = enemyType('a'.repeat(24), 'Undead')
const dragon = enemyType('b'.repeat(24), 'Dragon')

function CurseForm({ onSave }: { onSave: (values: unknown) => void }) {
  const form = useForm({ defaultValues: { effects: [] } })
  return (
    <Form form={form} label="Curse" onSubmit={onSave}>
      <ChoiceLists kind="stat">
        <EntryListField
          kind="stat"
          name="effects"
          label="Effects"
          hint="Weakens its bearer"
          pickerTitle=""
          shape={weakness}
        />
      </ChoiceLists>
      <button type="submit">Save</button>
    </Form>
  )
}

async function open() {
  const onSave = jest.fn()
  const kinds = ['damageType', 'rarity', 'procType', 'procEventType'] as const
  const admin = Object.assign({}, ...kinds.map((kind) => recordFields(kind, [])))
  const page = await renderWithProviders(<CurseForm onSave={(values) => onSave(values)} />, {
    at: '/',
    fields: { admin: { ...admin, ...recordFields('enemyType', [undead, dragon]) } },
    cachePolicies: { typePolicies },
  })
  await screen.findByRole('button', { name: 'Add: Effects' })
  return { ...page, onSave }
}

describe('a list of entries', () => {
  test('has a control for each field of its entries, and saves them', async () => {
    const { user, onSave } = await open()
    await user.click(screen.getByRole('button', { name: 'Add: Effects' }))
    await user.selectOptions(screen.getByLabelText('Type: Undead'), 'Dragon')
    await user.clear(screen.getByLabelText('Amount: Dragon'))
    await user.type(screen.getByLabelText('Amount: Dragon'), '20')
    await user.type(screen.getByLabelText('note: Dragon'), 'by day')
    await user.click(screen.getByLabelText('Unique: Dragon'))
    expect(screen.getByText('Weakens its bearer')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const saved = { amount: 20, enemyTypeId: dragon.id, note: 'by day', isUnique: true }
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ effects: [saved] }))
  })

  test('adds a row for the first record that has none', async () => {
    const { user } = await open()
    const add = screen.getByRole('button', { name: 'Add: Effects' })
    await user.click(add)
    await user.click(add)
    expect(screen.getByLabelText('Type: Undead')).toHaveDisplayValue('Undead')
    expect(screen.getByLabelText('Type: Dragon')).toHaveDisplayValue('Dragon')
    expect(screen.getByLabelText('Amount: Dragon')).toHaveValue('5')
  })
})
