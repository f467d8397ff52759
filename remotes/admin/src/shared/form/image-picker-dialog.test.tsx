import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { typePolicies } from '../type-policies'
import { Form } from './form'
import { ImageField } from './image-field'

interface ImageArguments {
  readonly search?: string | null
  readonly isMoving?: boolean
  readonly first: number
  readonly after?: string | null
}

const idOf = (index: number) => String(index).padStart(24, '0')

const anImage = (index: number, about: object = {}) => ({
  image: { id: idOf(index) },
  contentType: 'image/webp',
  uploadedAt: null,
  titles: [`Record ${index}`],
  ...about,
})

type Listed = ReturnType<typeof anImage>

/** The server's list: a page after a cursor, which is the index of its last image. */
const pagesOf =
  (all: readonly Listed[]) =>
  ({ search, first, after }: ImageArguments) => {
    const found = all.filter(({ titles }) =>
      titles
        .join()
        .toLowerCase()
        .includes(search?.toLowerCase() ?? ''),
    )
    const start = after ? Number(after) + 1 : 0
    const nodes = found.slice(start, start + first)
    const hasNextPage = start + nodes.length < found.length
    const pageInfo = { hasNextPage, hasPreviousPage: start > 0, startCursor: null }
    return { nodes, totalCount: found.length, pageInfo: { ...pageInfo, endCursor: String(start + nodes.length - 1) } }
  }

function Page({ imageId = '', moving }: { readonly imageId?: string; readonly moving?: boolean }) {
  const form = useForm({ defaultValues: { imageId } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <ImageField name="imageId" label="Image" moving={moving} />
      <output aria-label="Value">{form.watch('imageId')}</output>
    </Form>
  )
}

async function open(images: unknown, page = <Page />) {
  const rendered = await renderWithProviders(page, {
    fields: { admin: { images } },
    cachePolicies: { typePolicies },
  })
  const button = screen.getByRole('button', { name: 'Choose Image' })
  await rendered.user.click(button)
  return { ...rendered, button, dialog: within(screen.getByRole('dialog', { name: /^Choose an (animated )?image$/ })) }
}

const forty = Array.from({ length: 40 }, (_, index) => anImage(index))

describe('choosing an existing image', () => {
  test('sets the field, and returns the focus to the button', async () => {
    const { user, dialog, button, gateway } = await open(pagesOf(forty), <Page imageId={idOf(2)} />)
    expect(await dialog.findByRole('button', { name: 'Record 2 , already chosen' })).toBeVisible()
    expect(gateway.variablesOf('AdminImages')).toEqual([{ isMoving: false, search: null, first: 24 }])
    await user.click(dialog.getByRole('button', { name: 'Record 7' }))
    await user.click(dialog.getByRole('button', { name: 'Choose' }))
    expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent(idOf(7))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  })

  test('works by keyboard alone: arrows, Enter, and Escape to cancel', async () => {
    const { user, dialog, button } = await open(pagesOf(forty))
    await dialog.findByRole('button', { name: 'Record 0' })
    expect(dialog.getByRole('searchbox', { name: 'Search by record name' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(dialog.getByRole('button', { name: 'Record 2' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('status', { name: 'Value' })).toBeEmptyDOMElement()
    await waitFor(() => expect(button).toHaveFocus())
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Record 0' })
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent(idOf(1))
    await waitFor(() => expect(button).toHaveFocus())
  })

  test('shows further pages, with the focus on the first added image', async () => {
    const { user, dialog, gateway } = await open(pagesOf(forty))
    await user.click(await dialog.findByRole('button', { name: 'Show more' }))
    expect(await dialog.findByRole('button', { name: 'Record 24' })).toHaveFocus()
    expect(dialog.getByRole('button', { name: 'Record 39' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(gateway.variablesOf('AdminImages')).toEqual([
      { isMoving: false, search: null, first: 24 },
      { isMoving: false, search: null, first: 24, after: '23' },
    ])
  })

  test('searches on the server by the names of records with the image', async () => {
    const { user, dialog } = await open(pagesOf(forty))
    await user.type(dialog.getByRole('searchbox'), 'record 33')
    expect(await dialog.findByRole('button', { name: 'Record 33' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Record 3' })).toBeNull()
    await user.type(dialog.getByRole('searchbox'), '3')
    expect(await dialog.findByText('Nothing by that name')).toBeVisible()
  })

  test('names the records of an image, or none, and requests moving images for a moving field', async () => {
    const images = [
      anImage(0, { titles: [], uploadedAt: Date.UTC(2026, 4, 12, 12) }),
      anImage(1, { titles: [] }),
      anImage(2, { titles: ['Wolf', 'Old wolf', 'Werewolf'] }),
      anImage(3, { contentType: 'video/mp4' }),
    ]
    const { dialog, gateway } = await open(pagesOf(images), <Page moving />)
    for (const name of ['Uploaded May 12, 2026', 'Not in use', 'Wolf and 2 more', 'Record 3 (video)'])
      expect(await dialog.findByRole('button', { name })).toBeVisible()
    expect(gateway.variablesOf('AdminImages')).toEqual([{ isMoving: true, search: null, first: 24 }])
  })

  test('shows a message if there are none', async () => {
    const { dialog } = await open(pagesOf([]))
    expect(await dialog.findByText('None yet')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled()
  })

  test('offers Retry if images do not load', async () => {
    const { user, dialog, gateway } = await open(() => {
      throw new Error('The database is away')
    })
    const retry = await dialog.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { admin: { images: pagesOf(forty) } } })
    await user.click(retry)
    expect(await dialog.findByRole('button', { name: 'Record 0' })).toBeVisible()
  })
})
