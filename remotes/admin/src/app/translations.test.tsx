import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { RaritiesPage } from '../features/rarities/pages/rarities-page'
import { raritySection } from '../generated/record-sections'
import { duplicateUrl } from '../shared/records/duplicate-record'
import { setTranslationsShown } from '../shared/translations/translations-provider'
import { openSection, sentTo } from '../testing/open-section'
import { changed, mutationField, recordFields, refused } from '../testing/record-fields'

const name = { language: 'DE', field: 'name', text: 'Selten', original: 'Rare', isOutdated: false }
const flavorText = {
  language: 'DE',
  field: 'flavorText',
  text: 'Kaum gesehen.',
  original: 'Seen by one.',
  isOutdated: true,
}
const rare = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Rare',
  shortName: 'rare',
  colorHex: '#e2b04f',
  flavorText: 'Seen by few.',
  image: null,
  translations: [name, flavorText],
}

const savingAll = mutationField('update', 'rarity', changed('rarity', rare))

const open = async (
  records: Parameters<typeof recordFields>[1] = [rare],
  mutations: Readonly<Record<string, unknown>> = savingAll,
  at = raritySection.urls.record(rare.id),
) => {
  const page = await openSection(<RaritiesPage />, 'rarity', at, recordFields('rarity', records), mutations)
  await screen.findByLabelText('Name')
  return page
}

const german = (label: string) => screen.getByLabelText(`${label} (German)`)
const toggle = () => screen.getByRole('button', { name: 'German: translations' })
const update = () => screen.getByRole('button', { name: 'Update' })

/** The translations of the last update, and whether it had any. */
const sentTranslations = (page: Awaited<ReturnType<typeof open>>, operation = 'AdminUpdateRarity') =>
  (sentTo(page, operation)?.input as Readonly<Record<string, unknown>> | undefined)?.translations

const show = () => act(() => setTranslationsShown(true))

afterEach(() => {
  act(() => setTranslationsShown(false))
})

describe('the translations of a record', () => {
  test('are shown by one switch, whose state is stored, and are accessible', async () => {
    const page = await open()
    expect(screen.queryByLabelText('Name (German)')).toBeNull()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('1 outdated')).toBeVisible()
    await page.user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(german('Name')).toHaveValue('Selten')
    expect(german('Name')).toHaveAttribute('lang', 'de')
    expect(german('Flavour text')).toHaveValue('Kaum gesehen.')
    expect(screen.queryByLabelText('Short name (German)')).toBeNull()
    expect(localStorage.getItem('sanguine.admin.translations')).toBe('on')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('are sent if they changed, without the others', async () => {
    show()
    const page = await open()
    await page.user.clear(german('Name'))
    await page.user.type(german('Name'), 'Rar')
    await page.user.click(update())
    await waitFor(() => expect(sentTranslations(page)).toEqual([{ language: 'DE', field: 'name', text: 'Rar' }]))
  })

  test('are not sent if nothing changed or the change was undone', async () => {
    show()
    const page = await open()
    await page.user.type(german('Name'), 'e{Backspace}')
    await page.user.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull()
  })

  test('count as unsaved changes', async () => {
    show()
    const page = await open()
    await page.user.type(german('Name'), 'e')
    await page.user.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible()
  })

  test('are reported as missing, and removed by emptying them', async () => {
    show()
    const page = await open()
    await page.user.clear(german('Name'))
    expect(german('Name')).toHaveAccessibleDescription('Not translated. Players see the English text.')
    expect(screen.getByText('1 missing · 1 outdated')).toBeVisible()
    await page.user.click(update())
    await waitFor(() => expect(sentTranslations(page)).toEqual([{ language: 'DE', field: 'name', text: '' }]))
  })

  test('that are outdated show the English text from which they were made, and can be confirmed', async () => {
    show()
    const page = await open()
    expect(german('Flavour text')).toHaveAccessibleDescription(/^Outdated: the English text has changed/)
    expect(screen.getByText('Seen by one.')).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Still fits' }))
    expect(german('Flavour text')).toHaveAccessibleDescription('Will match the current English text once you save.')
    await page.user.click(screen.getByRole('button', { name: 'Does not fit' }))
    expect(german('Flavour text')).toHaveAccessibleDescription(/^Outdated/)
    await page.user.click(screen.getByRole('button', { name: 'Still fits' }))
    await page.user.click(update())
    await waitFor(() =>
      expect(sentTranslations(page)).toEqual([{ language: 'DE', field: 'flavorText', text: 'Kaum gesehen.' }]),
    )
  })

  test('become outdated while the English text is edited', async () => {
    show()
    const page = await open()
    await page.user.type(screen.getByLabelText('Name'), 'r')
    expect(german('Name')).toHaveAccessibleDescription(/^Outdated/)
    expect(screen.getByText('2 outdated')).toBeVisible()
    await page.user.type(screen.getByLabelText('Name'), '{Backspace}')
    expect(german('Name')).not.toHaveAccessibleDescription()
  })

  test('that are too long are refused at their field, also while the switch is off', async () => {
    show()
    const page = await open()
    await page.user.click(german('Name'))
    await page.user.paste('x'.repeat(201))
    await page.user.click(toggle())
    await page.user.click(update())
    await waitFor(() => expect(german('Name')).toHaveAccessibleDescription(/200 characters at most/))
    expect(sentTo(page, 'AdminUpdateRarity')).toBeUndefined()
  })

  test('show findings of the content check at their own field, and not twice', async () => {
    show()
    const problem = (field: string, message: string) => ({ field: ['translations', 'de', field], message })
    const contentProblems = () => [
      problem('name', 'is longer than 20 characters in de and does not fit'),
      problem('flavorText', 'has changed since it was translated to de'),
    ]
    await openSection(<RaritiesPage />, 'rarity', raritySection.urls.record(rare.id), {
      ...recordFields('rarity', [rare]),
      contentProblems,
    })
    await waitFor(() => expect(german('Name')).toHaveAccessibleDescription(/is longer than 20 characters/))
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription()
    expect(screen.queryByText(/has changed since/)).toBeNull()
  })

  test('show the refusal of the server at their field', async () => {
    show()
    const refusal = refused('INVALID_INPUT', 'This text is refused.', ['translations', '0', 'text'])
    const page = await open([rare], mutationField('update', 'rarity', refusal))
    await page.user.type(german('Name'), '!')
    await page.user.click(update())
    await waitFor(() => expect(german('Name')).toHaveAccessibleDescription(/This text is refused/))
  })

  test('of a new record are sent with it', async () => {
    show()
    const page = await open([], mutationField('create', 'rarity', changed('rarity', rare)), raritySection.urls.create)
    expect(german('Name')).not.toHaveAccessibleDescription()
    await page.user.type(screen.getByLabelText('Name'), 'Odd')
    await page.user.type(screen.getByLabelText('Short name'), 'odd')
    expect(german('Name')).toHaveAccessibleDescription(/Not translated/)
    await page.user.type(german('Name'), 'Seltsam')
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTranslations(page, 'AdminCreateRarity')).toEqual([{ language: 'DE', field: 'name', text: 'Seltsam' }]),
    )
  })

  test('are copied with a record, except for its name and outdated ones', async () => {
    show()
    const fresh = { ...flavorText, original: 'Seen by few.', isOutdated: false }
    await open([{ ...rare, translations: [name, fresh] }], {}, duplicateUrl(raritySection.urls, rare.id))
    await waitFor(() => expect(german('Flavour text')).toHaveValue('Kaum gesehen.'))
    expect(german('Name')).toHaveValue('')
  })
})

describe('two editors of a translation', () => {
  const theirs = { ...rare, revision: 3, translations: [{ ...name, text: 'Ungewöhnlich' }, flavorText] }

  async function clash() {
    show()
    let current: typeof rare = rare
    let payload: object = refused('STALE', 'Somebody else was faster.')
    const page = await open(
      () => [current],
      mutationField('update', 'rarity', () => payload),
    )
    await page.user.type(german('Name'), 'er')
    current = theirs
    await page.user.click(update())
    const field = await screen.findByRole('group', { name: /^Name \(German\)/ })
    payload = changed('rarity', theirs)
    return { page, field }
  }

  test('can choose between both texts', async () => {
    const { page, field } = await clash()
    expect(field).toHaveTextContent('Seltener')
    expect(field).toHaveTextContent('Ungewöhnlich')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateRarity')).toMatchObject({ input: { revision: 3 } }))
    expect(sentTranslations(page)).toEqual([{ language: 'DE', field: 'name', text: 'Seltener' }])
  })

  test('can keep the saved text, which is not sent again', async () => {
    const { page, field } = await clash()
    await page.user.click(within(field).getByRole('radio', { name: /^Theirs/ }))
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateRarity')).toMatchObject({ input: { revision: 3 } }))
    expect(sentTranslations(page)).toBeUndefined()
  })
})
