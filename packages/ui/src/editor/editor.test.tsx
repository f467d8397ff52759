import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Link, Route, Routes } from 'react-router'
import { z } from 'zod'
import { TextField } from '../form/form-fields'
import { zodResolver } from '../form/zod-resolver'
import { NetworkError } from '../platform/api/request'
import { toast, toasts } from '../platform/toasts/toasts'
import { findAccessibilityViolations, renderWithProviders } from '../testing'
import { EditorLayout, ListAndEditor, SectionRail } from './editor-layout'
import { RecordEditor, type RecordEditorProps, SelectHint } from './record-editor'
import { RecordList } from './record-list'

const schema = z.object({ name: z.string() })
type Values = z.infer<typeof schema>
type Deeds = Pick<RecordEditorProps<Values>, 'onCreate' | 'onUpdate' | 'onDelete' | 'onClose'>

function Editor({ name = '', ...deeds }: { name?: string } & Deeds) {
  const form = useForm<Values>({ defaultValues: { name }, resolver: zodResolver(schema) })
  return (
    <RecordEditor form={form} kind="enemy" name={name} listHref="/enemies" {...deeds}>
      <TextField name="name" label="Name" />
      <Link to="/items">items</Link>
    </RecordEditor>
  )
}

function Section(deeds: Partial<Deeds> & { readonly isNew?: boolean }) {
  const { isNew, onClose = () => undefined, ...rest } = deeds
  return (
    <EditorLayout rail={<SectionRail label="Content" sections={[{ to: '/enemies', label: 'enemies' }]} />}>
      <Routes>
        <Route path="/items" element={<p>the items</p>} />
        <Route
          path="*"
          element={
            <ListAndEditor
              isOpen
              list={
                <RecordList
                  title="Enemies"
                  records={[
                    { id: 'e1', name: 'Grey alpha' },
                    { id: 'e2', name: 'Heath runner' },
                  ]}
                  selectedId="e1"
                  hrefFor={(id) => `/enemies/${id}`}
                  createHref="/enemies/new"
                />
              }
            >
              <main>
                <Editor name={isNew ? '' : 'Grey alpha'} onClose={onClose} {...rest} />
              </main>
            </ListAndEditor>
          }
        />
      </Routes>
    </EditorLayout>
  )
}

afterEach(() => {
  for (const { id } of toasts.get()) toast.close(id)
  jest.restoreAllMocks()
})

describe('a list of records', () => {
  it('finds by name, marks the one in hand and offers a new one', async () => {
    const { user, container } = await renderWithProviders(<Section onUpdate={async () => undefined} />)
    const list = within(screen.getByRole('region', { name: 'Enemies' }))
    expect(list.getByRole('link', { name: 'Grey alpha' })).toHaveAttribute('aria-current', 'true')
    expect(list.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', '/enemies/new')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.type(list.getByRole('searchbox', { name: 'Find by name' }), 'heath')
    expect(list.queryByRole('link', { name: 'Grey alpha' })).toBeNull()
    expect(list.getByRole('link', { name: 'Heath runner' })).toBeVisible()
  })
})

describe('an editor', () => {
  it('says what to do while nothing is selected', async () => {
    await renderWithProviders(<SelectHint kind="itemType" />)
    expect(screen.getByText('Select a itemType to see details')).toBeVisible()
  })

  it('creates a new record, or is left by Cancel', async () => {
    const onCreate = jest.fn(async (_values: Values) => undefined)
    const onClose = jest.fn()
    const { user } = await renderWithProviders(<Section isNew onCreate={onCreate} onClose={onClose} />)
    expect(screen.getByRole('heading', { name: 'New enemy' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.type(screen.getByLabelText('Name'), 'Bat')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(onCreate).toHaveBeenCalledWith({ name: 'Bat' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('alerts the server’s sentence when a record cannot be created, and keeps what was typed', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
    const onClose = jest.fn()
    const onCreate = () => Promise.reject(new NetworkError(400, 'Bad Request', 'shortName is taken'))
    const { user } = await renderWithProviders(<Section isNew onCreate={onCreate} onClose={onClose} />)
    await user.type(screen.getByLabelText('Name'), 'Bat')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('shortName is taken'))
    expect(screen.getByLabelText('Name')).toHaveValue('Bat')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('deletes only after it was confirmed, and says why it could not', async () => {
    const onClose = jest.fn()
    const onDelete = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new NetworkError(409, 'Conflict', 'Night table still uses it.'))
      .mockResolvedValue(undefined)
    const { user } = await renderWithProviders(
      <Section onUpdate={async () => undefined} onDelete={onDelete} onClose={onClose} />,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Grey alpha?' }))
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(onDelete).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Night table still uses it.')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('asks before unsaved changes are left, and not after they are saved', async () => {
    const onUpdate = jest.fn(async (_values: Values) => undefined)
    const { user, path } = await renderWithProviders(<Section onUpdate={onUpdate} />, { at: '/enemies/e1' })
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('link', { name: 'items' }))
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe('/enemies/e1')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith({ name: 'Grey alpha!' }))
    await user.click(screen.getByRole('link', { name: 'items' }))
    expect(await screen.findByText('the items')).toBeVisible()
  })

  it('lets changes be discarded', async () => {
    const { user } = await renderWithProviders(<Section onUpdate={async () => undefined} />, { at: '/enemies/e1' })
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('link', { name: 'items' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByText('the items')).toBeVisible()
  })
})
