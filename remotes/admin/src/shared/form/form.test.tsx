import { describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Form } from './form'
import {
  CheckboxField,
  ChoiceField,
  ColorField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from './form-fields'
import { ImageField } from './image-field'
import { NumberCell, ReferenceCell, SelectCell } from './list-cells'
import { ListField } from './list-field'
import type { PickerEntry } from './picker-dialog'
import { ReferenceField } from './reference-field'
import { zodResolver } from './zod-resolver'

const schema = z.object({
  name: z.string().min(1, 'A name, please'),
  xp: z.number().int().min(0, 'Not below 0'),
  level: z.string(),
  visible: z.boolean(),
  flavorText: z.string(),
  colorHex: z.string(),
  imageId: z.string().nullable(),
  keyId: z.string().nullable(),
  loot: z.array(z.object({ itemId: z.string(), dropChance: z.number().max(100, 'At most 100') })),
})
type Values = z.infer<typeof schema>

const empty: Values = {
  name: '',
  xp: 0,
  level: 'NONE',
  visible: false,
  flavorText: '',
  colorHex: '',
  imageId: null,
  keyId: null,
  loot: [],
}

const items: PickerEntry[] = [
  { id: 'i1', name: 'Moon key', group: 'Key' },
  { id: 'i2', name: 'Wolf fang', group: 'Crafting Mat' },
  { id: 'i3', name: 'Iron key', group: 'Key' },
]
const nameOf = (id: unknown) => items.find((item) => item.id === id)?.name ?? ''

function Enemy({ values = {}, onSubmit }: { values?: Partial<Values>; onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({
    defaultValues: { ...empty, ...values },
    resolver: zodResolver(schema, (message) => message),
  })
  return (
    <Form form={form} onSubmit={onSubmit} label="Enemy">
      <TextField name="name" label="Name" />
      <NumberField name="xp" label="Reward XP" hint="Whole numbers" />
      <SelectField
        name="level"
        label="Level"
        options={[
          { value: 'NONE', label: 'None' },
          { value: 'SILVER', label: 'Silver' },
        ]}
      />
      <CheckboxField name="visible" label="Visible" />
      <TextareaField name="flavorText" label="Flavour text" />
      <ColorField name="colorHex" label="Colour" />
      <ImageField name="imageId" label="Image" />
      <ReferenceField name="keyId" label="Key item" entries={items} pickerTitle="Choose a key item" />
      <ListField
        name="loot"
        label="Loot"
        rowName={(row) => nameOf(row.itemId)}
        picker={{ entries: items, title: 'Choose an item for loot', rowFor: (itemId) => ({ itemId, dropChance: 0 }) }}
        columns={[
          { key: 'itemId', title: 'Item', cell: ({ path }) => <ReferenceCell path={path} entries={items} /> },
          {
            key: 'dropChance',
            title: 'Chance %',
            cell: ({ path, label }) => <NumberCell path={path} label={label} isWhole={false} />,
          },
        ]}
      />
      <button type="submit">Save</button>
    </Form>
  )
}

const kinds = [
  { value: '', label: 'None' },
  { value: 'k1', label: 'Undead' },
]

function Effects({ onSubmit }: { onSubmit: (values: { effects: { kindId: string | null }[] }) => void }) {
  const form = useForm<{ effects: { kindId: string | null }[] }>({
    defaultValues: { effects: [{ kindId: 'k1' }, { kindId: null }] },
  })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ListField
        name="effects"
        label="Effects"
        rowName={(_, index) => String(index)}
        columns={[{ key: 'kindId', title: 'Kind', cell: (cell) => <SelectCell {...cell} options={kinds} /> }]}
      />
      <button type="submit">Save</button>
    </Form>
  )
}

const save = () => screen.getByRole('button', { name: 'Save' })

function Stat() {
  const form = useForm({ defaultValues: { type: 'WARD' } })
  return (
    <Form form={form} onSubmit={() => undefined} label="Stat">
      <ChoiceField name="type" label="Type" options={[{ value: 'PROC', label: 'Proc' }]} />
    </Form>
  )
}

it('a choice that only a newer server has is shown with its name', async () => {
  await renderWithProviders(<Stat />)
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('WARD')
})

describe('a form', () => {
  it('returns its values in the types of the schema', async () => {
    const onSubmit = jest.fn()
    const { user, container } = await renderWithProviders(<Enemy onSubmit={onSubmit} />)
    await user.type(screen.getByLabelText('Name'), 'Old Marrowmaw')
    await user.clear(screen.getByLabelText('Reward XP'))
    await user.type(screen.getByLabelText('Reward XP'), '2400')
    await user.selectOptions(screen.getByLabelText('Level'), 'Silver')
    await user.click(screen.getByLabelText('Visible'))
    await user.type(screen.getByRole('textbox', { name: 'Colour' }), '#a7211d')
    await user.click(save())
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      ...empty,
      name: 'Old Marrowmaw',
      xp: 2400,
      level: 'SILVER',
      visible: true,
      colorHex: '#a7211d',
    })
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('shows errors at their fields, and sends nothing', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithProviders(<Enemy values={{ xp: -1 }} onSubmit={onSubmit} />)
    await user.click(save())
    const name = await screen.findByLabelText('Name')
    await waitFor(() => expect(name).toHaveAccessibleDescription('A name, please'))
    expect(name).toBeInvalid()
    expect(screen.getByLabelText('Reward XP')).toHaveAccessibleDescription('Whole numbers Not below 0')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a reference', () => {
  it('is chosen in a picker, shown by name, replaced, and cleared', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithProviders(<Enemy values={{ name: 'x', keyId: 'i2' }} onSubmit={onSubmit} />)
    const field = within(screen.getByRole('group', { name: 'Key item' }))
    expect(field.getByText('Wolf fang')).toBeVisible()
    await user.click(field.getByRole('button', { name: 'Change' }))
    const picker = within(screen.getByRole('dialog', { name: 'Choose a key item' }))
    expect(picker.getByRole('button', { name: 'Choose' })).toBeDisabled()
    await user.click(picker.getByRole('button', { name: 'Key' }))
    expect(picker.queryByRole('button', { name: 'Wolf fang' })).toBeNull()
    await user.type(picker.getByRole('searchbox'), 'iron')
    expect(picker.queryByRole('button', { name: 'Moon key' })).toBeNull()
    await user.click(picker.getByRole('button', { name: 'Iron key' }))
    await user.click(picker.getByRole('button', { name: 'Choose Iron key' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field.getByText('Iron key')).toBeVisible()
    await user.click(field.getByRole('button', { name: 'Clear Key item' }))
    expect(field.getByText('None')).toBeVisible()
    await user.click(save())
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ keyId: null }))
  })
})

describe('a list', () => {
  it('adds chosen entries, removes others, and checks each row', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithProviders(
      <Enemy values={{ name: 'x', loot: [{ itemId: 'i2', dropChance: 42.5 }] }} onSubmit={onSubmit} />,
    )
    await user.click(screen.getByRole('button', { name: 'Add: Loot' }))
    await user.click(screen.getByRole('button', { name: 'Moon key' }))
    await user.click(screen.getByRole('button', { name: 'Add Moon key' }))
    const chance = await screen.findByLabelText('Chance %: Moon key')
    await user.clear(chance)
    await user.type(chance, '101')
    await user.click(save())
    await waitFor(() => expect(chance).toBeInvalid())
    await user.clear(chance)
    await user.type(chance, '1.5')
    await user.click(screen.getByRole('button', { name: 'Remove Wolf fang' }))
    await user.click(save())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ loot: [{ itemId: 'i1', dropChance: 1.5 }] })
  })

  it('stores null if the empty option of a select is chosen', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithProviders(<Effects onSubmit={onSubmit} />)
    await user.selectOptions(screen.getByLabelText('Kind: 0'), 'None')
    await user.selectOptions(screen.getByLabelText('Kind: 1'), 'Undead')
    await user.click(save())
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ effects: [{ kindId: null }, { kindId: 'k1' }] })
  })
})

describe('an image', () => {
  it('is uploaded as soon as it is chosen, and the record gets its id', async () => {
    const onSubmit = jest.fn()
    const { user, gateway } = await renderWithProviders(<Enemy values={{ name: 'x' }} onSubmit={onSubmit} />, {
      routes: { 'POST /api/Image': { id: 'image-7' } },
    })
    const file = new File(['bytes'], 'wolf.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Image', { selector: 'input' }), file)
    await screen.findByRole('button', { name: 'Clear Image' })
    const [upload] = gateway.calls.filter((call) => call.path === '/api/Image')
    expect(upload?.body).toBeInstanceOf(FormData)
    expect(((upload as { body: unknown }).body as FormData).get('files')).toBe(file)
    await user.click(save())
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ imageId: 'image-7' }))
  })

  it('that the server refuses leaves the record unchanged, with a message', async () => {
    const { user } = await renderWithProviders(<Enemy onSubmit={jest.fn()} />, {
      routes: {
        'POST /api/Image': () =>
          new Response('A picture may have 5 MB.', { status: 413, headers: { 'content-type': 'text/plain' } }),
      },
    })
    const input = screen.getByLabelText('Image', { selector: 'input' })
    await user.upload(input, new File(['bytes'], 'wolf.png', { type: 'image/png' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A picture may have 5 MB.')
    expect(screen.getByText('No image')).toBeVisible()
  })
})
