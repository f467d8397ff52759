import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { NetworkError, toast, toasts } from '@sanguine/ui/platform'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Link, Route, Routes } from 'react-router'
import { z } from 'zod'
import { ControlledUpload, controlUploads } from '../../testing/controlled-upload'
import { TextField } from '../form/form-fields'
import { ImageField } from '../form/image-field'
import { zodResolver } from '../form/zod-resolver'
import { RecordEditor, type RecordEditorProps } from './record-editor'

const schema = z.object({ name: z.string(), imageId: z.string() })
type Values = z.infer<typeof schema>
type Actions = Pick<RecordEditorProps<Values>, 'onCreate' | 'onUpdate' | 'deletion' | 'onClose'>

function Editor({ name = '', ...actions }: { name?: string } & Actions) {
  const form = useForm<Values>({
    defaultValues: { name, imageId: '' },
    resolver: zodResolver(schema, (message) => message),
  })
  return (
    <RecordEditor form={form} kind="enemy" name={name} listHref="/enemies" {...actions}>
      <TextField name="name" label="Name" />
      <ImageField name="imageId" label="Image" />
      <Link to="/items">items</Link>
    </RecordEditor>
  )
}

function Page({
  isNew = false,
  onClose = () => undefined,
  ...actions
}: Partial<Actions> & { readonly isNew?: boolean }) {
  return (
    <Routes>
      <Route path="/items" element={<p>the items</p>} />
      <Route path="*" element={<Editor name={isNew ? '' : 'Grey alpha'} onClose={onClose} {...actions} />} />
    </Routes>
  )
}

let restoreUploads = () => {}

afterEach(() => {
  restoreUploads()
  for (const { id } of toasts.get()) toast.close(id)
  jest.restoreAllMocks()
})

describe('an editor', () => {
  it('creates a new record, or is closed by Cancel', async () => {
    const onCreate = jest.fn(async (_values: Values) => undefined)
    const onClose = jest.fn()
    const { user } = await renderWithProviders(<Page isNew onCreate={onCreate} onClose={onClose} />)
    expect(screen.getByRole('heading', { name: 'New enemy' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.type(screen.getByLabelText('Name'), 'Bat')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(onCreate).toHaveBeenCalledWith({ name: 'Bat', imageId: '' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('shows the sentence of the server in an alert if a record cannot be created, and keeps the values', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
    const onClose = jest.fn()
    const onCreate = () => Promise.reject(new NetworkError(400, 'Bad Request', 'shortName is taken'))
    const { user } = await renderWithProviders(<Page isNew onCreate={onCreate} onClose={onClose} />)
    await user.type(screen.getByLabelText('Name'), 'Bat')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('shortName is taken'))
    expect(screen.getByLabelText('Name')).toHaveValue('Bat')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('deletes only after a confirmation, and shows why a deletion failed', async () => {
    const onClose = jest.fn()
    const onDelete = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new NetworkError(409, 'Conflict', 'Night table still uses it.'))
      .mockResolvedValue(undefined)
    const { user } = await renderWithProviders(
      <Page onUpdate={async () => undefined} deletion={{ kind: 'enemy', id: 'e1', run: onDelete }} onClose={onClose} />,
      { fields: { admin: { recordUsage: [], recordUsers: [] } } },
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Grey alpha?' }))
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(onDelete).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await dialog().findByText(/^No player stands there/)
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Night table still uses it.')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await dialog().findByText(/^No player stands there/)
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('asks before unsaved changes are lost, and not after they are saved', async () => {
    const onUpdate = jest.fn(async (_values: Values) => undefined)
    const { user, path } = await renderWithProviders(<Page onUpdate={onUpdate} />, { at: '/enemies/e1' })
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('link', { name: 'items' }))
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe('/enemies/e1')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith({ name: 'Grey alpha!', imageId: '' }))
    await user.click(screen.getByRole('link', { name: 'items' }))
    expect(await screen.findByText('the items')).toBeVisible()
  })

  it('can discard changes', async () => {
    const { user } = await renderWithProviders(<Page onUpdate={async () => undefined} />, { at: '/enemies/e1' })
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('link', { name: 'items' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByText('the items')).toBeVisible()
  })
})

describe('while an image is uploaded', () => {
  const openUploading = async (actions: Partial<Actions> & { readonly isNew?: boolean }) => {
    const page = await renderWithProviders(<Page {...actions} />, { at: '/enemies/e1' })
    restoreUploads = controlUploads()
    await page.user.type(screen.getByLabelText('Name'), '!')
    await page.user.upload(
      screen.getByLabelText('Image', { selector: 'input' }),
      new File(['bytes'], 'bone.png', { type: 'image/png' }),
    )
    return page
  }

  it.each([
    ['Update', {}],
    ['Create', { isNew: true }],
  ])(
    '%s waits for it and shows its progress, also by Enter and Ctrl+S',
    async (button, { isNew = false }: { isNew?: boolean }) => {
      const save = jest.fn(async (_values: Values) => undefined)
      const { user } = await openUploading(isNew ? { isNew, onCreate: save } : { onUpdate: save })
      await ControlledUpload.last.proceed(0.4)
      expect(screen.getByText('Uploading an image: 40%')).toBeVisible()
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true')
      await user.click(screen.getByRole('button', { name: button }))
      await user.type(screen.getByLabelText('Name'), '{Enter}')
      await user.keyboard('{Control>}s{/Control}')
      expect(save).not.toHaveBeenCalled()
      await ControlledUpload.last.respond(201, '{"id":"image-1"}')
      expect(screen.queryByText(/Uploading/)).toBeNull()
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(save).toHaveBeenCalledWith({ name: isNew ? '!' : 'Grey alpha!', imageId: 'image-1' }))
    },
  )

  it('leaving needs a confirmation, even without other changes', async () => {
    const { user, path } = await openUploading({ onUpdate: async () => undefined })
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Grey alpha')
    await user.click(screen.getByRole('link', { name: 'items' }))
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe('/enemies/e1')
    await ControlledUpload.last.respond(201, '{"id":"image-1"}')
  })

  it('a failure is shown at the field, and the record can be saved again', async () => {
    const save = jest.fn(async (_values: Values) => undefined)
    const { user } = await openUploading({ onUpdate: save })
    await ControlledUpload.last.respond(415, 'This is not an image.')
    expect(screen.getByRole('group', { name: 'Image' })).toHaveAccessibleDescription(
      'The image could not be uploaded. This is not an image.',
    )
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Grey alpha!', imageId: '' }))
  })
})
