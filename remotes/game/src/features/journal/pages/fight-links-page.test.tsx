import { afterEach, describe, expect, it } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anImage, aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(() => {
  logOut()
  toasts.set([])
})

const aLink = (name: string, index: number) => ({
  token: `token-${index}`,
  entryId: `entry-${index}`,
  sharedAt: '2026-03-01T12:00:00Z',
  happenedAt: '2026-03-01T11:00:00Z',
  result: 'WIN',
  enemy: { id: name, name, image: anImage },
})

const open = (fields: object = {}) =>
  openGame('/journal/links', { me: aPlayer(), fightLinks: ['Ghoul', 'Wolf'].map(aLink), ...fields })

const revoke = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const [first] = await screen.findAllByRole('button', { name: 'Revoke link' })
  if (!first) throw new Error('no link')
  await user.click(first)
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return first
}

describe('the shared fights', () => {
  it('show their links, and link to their replays', async () => {
    await open()
    expect(await screen.findByRole('link', { name: /Ghoul/ })).toHaveAttribute('href', '/journal/fight/entry-0')
    expect(screen.getByRole('textbox', { name: /Wolf/ })).toHaveValue(`${window.location.origin}/fight/token-1`)
    expect(await findAccessibilityViolations(document.body)).toEqual([])
  })

  it('lose a revoked link, and the focus stays on the page', async () => {
    const { user, gateway } = await open({
      revokeFightLink: { fight: { entryId: 'entry-0', link: null }, userErrors: [] },
    })
    await revoke(user)
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ghoul/ })).toBeNull())
    expect(screen.getByRole('link', { name: /Wolf/ })).toBeVisible()
    await waitFor(() => expect(screen.getByText(/anyone with the link/)).toHaveFocus())
    expect(gateway.variablesOf('GameRevokeFightLink')).toEqual([{ input: { entryId: 'entry-0' } }])
  })

  it('keep a link that could not be revoked, with the focus on its button', async () => {
    const { user } = await open({
      revokeFightLink: () => {
        throw new Error('no database')
      },
    })
    const button = await revoke(user)
    expect(screen.getByRole('link', { name: /Ghoul/ })).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    expect(toasts.get()).toHaveLength(1)
  })

  it('are empty at first', async () => {
    await open({ fightLinks: [] })
    expect(await screen.findByText('You are not sharing any fights')).toBeVisible()
  })
})
