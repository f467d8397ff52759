import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { apiKindOf, type KindName } from '@sanguine/content'
import { LazyPageView } from '@sanguine/ui'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fieldLabel } from '../i18n/field-label'
import { sectionUrls } from '../shared/records/section-urls'
import { english } from '../testing/english'
import { fill, openSection, sentTo } from '../testing/open-section'
import { changed, mutationField, onlyRecords, refused } from '../testing/record-fields'
import { sectionCases } from '../testing/section-cases.generated'
import { sections } from './sections'

afterEach(() => {
  for (const { id } of toasts.get()) toast.close(id)
})

/** The fields that only some records of a kind have; their sections have tests of their own. */
const conditionalFields: { readonly [Name in KindName]?: readonly string[] } = {
  item: ['creatureTypeId', 'trophyItemIds', 'canAttractEnemyTypeId', 'canAttractEnemyId'],
}

describe.each(sectionCases)('the section of $kind', ({ kind, path, title, record, values, defaults, required }) => {
  const urls = sectionUrls(path)
  const operation = (change: string) => `Admin${change}${apiKindOf(kind).typeName}`
  const label = (field: string) => fieldLabel(english, field)
  const { id, revision } = record
  const name = String(record[title])

  function open(at: string, mutations: Readonly<Record<string, unknown>> = {}) {
    const page = sections.find((section) => section.path === path)?.page
    if (!page) throw new Error(`The navigation has no section ${path}.`)
    const view = <LazyPageView page={page}>{(Page) => <Page />}</LazyPageView>
    return openSection(view, path, at, onlyRecords(kind, [record]), mutations)
  }

  const openForm = async (at: string, mutations?: Readonly<Record<string, unknown>>) => {
    const page = await open(at, mutations)
    await screen.findByLabelText(label(title))
    return page
  }

  test('lists its records and asks to select one', async () => {
    await open(urls.list)
    expect(await screen.findByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', urls.record(id))
    expect(screen.getByText(`Select a ${kind} to see details`)).toBeVisible()
  })

  test('has a control for every field of its kind, and is accessible', async () => {
    await openForm(urls.record(id))
    const shown = Object.keys(values).filter((field) => !conditionalFields[kind]?.includes(field))
    for (const field of shown) {
      const name = label(field)
      expect([...screen.queryAllByLabelText(name), ...screen.queryAllByRole('group', { name })]).not.toEqual([])
    }
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('saves a record whole, on the revision that was edited', async () => {
    const page = await openForm(urls.record(id), mutationField('update', kind, changed(kind, record)))
    await fill(page, { [label(title)]: 'changed' })
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo(page, operation('Update'))).toEqual({ input: { ...values, id, revision, [title]: 'changed' } }),
    )
    await waitFor(() => expect(page.path()).toBe(urls.list))
  })

  test('creates a record with the defaults of its kind', async () => {
    const page = await openForm(urls.create, mutationField('create', kind, changed(kind, record)))
    await fill(page, Object.fromEntries(required.map((field) => [label(field), `new-${field}`])))
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    const typed = Object.fromEntries(required.map((field) => [field, `new-${field}`]))
    await waitFor(() => expect(sentTo(page, operation('Create'))).toEqual({ input: { ...defaults, ...typed } }))
  })

  test('deletes a record after confirmation', async () => {
    const page = await openForm(urls.record(id), mutationField('delete', kind, changed(kind, record)))
    await page.user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(/^No player stands there/)
    await page.user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement)
    await waitFor(() => expect(sentTo(page, operation('Delete'))).toEqual({ input: { id, revision } }))
  })

  test('shows a refusal at the field it names', async () => {
    const sentence = 'This value is taken.'
    const page = await openForm(
      urls.record(id),
      mutationField('update', kind, refused('INVALID_INPUT', sentence, [title])),
    )
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText(label(title))).toHaveAccessibleDescription(new RegExp(sentence)))
  })
})
