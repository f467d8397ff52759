import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { newsSection } from '../../../generated/record-sections'
import { openSection, sentTo } from '../../../testing/open-section'
import { changed, mutationField, onlyRecords, recordFields } from '../../../testing/record-fields'
import { NewsPage } from './news-page'

const lamb = {
  id: 'b'.repeat(24),
  name: 'Bleating lamb',
  image: null,
  itemTypeId: null,
  rarityId: null,
  isVisible: true,
}
const news = {
  id: 'a'.repeat(24),
  revision: 1,
  updatedAt: '2024-07-01T12:00:00.000Z',
  header: 'The gates are open',
  message: 'Come in.\n\nAll of you.',
  image: null,
  animatedImage: null,
  publishedAt: '2024-07-01T12:00:00.000Z',
  rewardItemId: lamb.id,
  name: '',
  sequence: 0,
  keyId: null,
  requiredXp: 0,
}

async function open() {
  const page = await openSection(
    <NewsPage />,
    'news',
    newsSection.urls.record(news.id),
    { ...onlyRecords('news', [news]), ...recordFields('item', [lamb]) },
    mutationField('update', 'news', changed('news', news)),
  )
  await screen.findByLabelText('Header')
  return page
}

const preview = () => screen.getByRole('region', { name: 'What players see' })

describe('the preview of news', () => {
  test('shows header, text and gift as they are typed', async () => {
    const { user } = await open()
    expect(preview()).toHaveTextContent('July 1, 2024')
    await waitFor(() => expect(preview()).toHaveTextContent('A gift: Bleating lamb'))
    await user.type(screen.getByLabelText('Header'), '!')
    expect(within(preview()).getByText('The gates are open!')).toBeVisible()
    expect(within(preview()).getByText('All of you.')).toBeVisible()
  })

  test('shows markup as text', async () => {
    const { user } = await open()
    await user.clear(screen.getByLabelText('Message'))
    await user.type(screen.getByLabelText('Message'), '<img src=x onerror="alert(1)"><script>alert(2)</script>')
    expect(preview()).toHaveTextContent('<img src=x onerror="alert(1)"><script>alert(2)</script>')
    expect(preview().querySelector('script, [onerror]')).toBeNull()
  })
})

describe('the gift of news', () => {
  test('can be cleared', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Clear Reward item' }))
    expect(preview()).not.toHaveTextContent('A gift')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateNewsPost')).toMatchObject({ input: { rewardItemId: null } }))
  })
})
