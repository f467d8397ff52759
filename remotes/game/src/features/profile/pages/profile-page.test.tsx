import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anAccount, aPlayer, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const revealed = (seed: string, seedHash = sha256(seed)) => ({
  seed,
  seedHash,
  clientSeed: '',
  firstCombat: 1,
  lastCombat: 4,
  revealedAt: '2026-01-01T00:00:00.000Z',
})
const fairness = {
  seedHash: 'e'.repeat(64),
  nextSeedHash: 'f'.repeat(64),
  clientSeed: 'garlic',
  firstCombat: 5,
  revealedSeeds: [revealed('a'.repeat(64))],
}
const open = (fields: Readonly<Record<string, unknown>> = {}) => {
  return openGame('/profile', {
    me: aPlayer({ fairness }),
    viewer: anAccount({ email: 'mina@example.org' }),
    ...fields,
  })
}
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('the profile', () => {
  it('shows the hunter and the e-mail address, links to other settings and is accessible', async () => {
    const { container } = await open()
    expect(await screen.findByText('Emails go to mina@example.org.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Fledgling')).toBeVisible()
    expect(main.getByRole('link', { name: 'Ladder rank 1,204' })).toHaveAttribute('href', '/ladder')
    const pages = within(main.getByRole('navigation', { name: 'Your account' }))
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Profile')
    expect(pages.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security')
    expect(pages.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/account/privacy')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('changes the e-mail address with the password, and shows the new one', async () => {
    const account = anAccount({ email: 'new@example.org' })
    const { user, gateway } = await open({ updateEmail: { account, userErrors: [] } })
    const fields = await form('Email')
    await user.type(fields.getByLabelText('New email'), 'new@example.org')
    await user.type(fields.getByLabelText('Password'), 'midnight')
    await user.click(fields.getByRole('button', { name: 'Change email' }))
    expect(await screen.findByText('Emails go to new@example.org.')).toBeVisible()
    expect(gateway.variablesOf('GameUpdateEmail')).toEqual([
      { input: { email: 'new@example.org', password: sha256('midnight') } },
    ])
    expect(fields.getByLabelText('Password')).toHaveValue('')
  })

  it('shows why an e-mail address was not changed, and keeps the typed values', async () => {
    const refused = { account: null, ...refusedWith('PASSWORD_WRONG') }
    const { user } = await open({ updateEmail: refused })
    const fields = await form('Email')
    await user.type(fields.getByLabelText('New email'), 'new@example.org')
    await user.type(fields.getByLabelText('Password'), 'noon')
    await user.click(fields.getByRole('button', { name: 'Change email' }))
    expect(await fields.findByRole('alert')).toHaveTextContent('Failed The password is wrong.')
    expect(fields.getByLabelText('New email')).toHaveValue('new@example.org')
  })

  const changePassword = async (repeat: string, chosen = 'dawn of the hunt', updatePassword?: () => unknown) => {
    const account = anAccount({ passwordExpiresAt: null })
    const viewer = anAccount({ passwordExpiresAt: '2026-02-01T12:00:00.000Z' })
    const opened = await open({ viewer, updatePassword: updatePassword ?? { account, userErrors: [] } })
    expect(await screen.findByText(/Your password came by email and is valid until February 1, 2026/)).toBeVisible()
    const fields = await form('Password')
    await opened.user.type(fields.getByLabelText('Current password'), 'midnight')
    await opened.user.type(fields.getByLabelText('New password'), chosen)
    await opened.user.type(fields.getByLabelText('Repeat new password'), repeat)
    await opened.user.click(fields.getByRole('button', { name: 'Change password' }))
    return { ...opened, fields }
  }

  it('changes the password', async () => {
    const { gateway } = await changePassword('dawn of the hunt')
    await waitFor(() =>
      expect(gateway.variablesOf('GameUpdatePassword')).toEqual([
        { input: { currentPassword: sha256('midnight'), newPassword: sha256('dawn of the hunt') } },
      ]),
    )
    expect(await screen.findByText(/Your password was changed/)).toBeVisible()
    expect(screen.queryByText(/Your password came by email/)).toBeNull()
  })

  it('says after a lost answer that the new password may be valid already', async () => {
    const lose = () => Promise.reject(new Error('no answer'))
    const { fields } = await changePassword('dawn of the hunt', 'dawn of the hunt', lose)
    expect(await fields.findByRole('alert')).toHaveTextContent(/no answer.*If the current one is refused now/)
    expect(fields.getByLabelText('New password')).toHaveValue('dawn of the hunt')
  })

  it('does not send a password that is too short, and shows the minimum length', async () => {
    const { fields, gateway } = await changePassword('dawn', 'dawn')
    expect(fields.getByLabelText('New password')).toHaveAccessibleDescription(/^At least 8 characters/)
    expect(await fields.findByRole('alert')).toHaveTextContent('A password has at least 8 characters.')
    expect(gateway.variablesOf('GameUpdatePassword')).toEqual([])
  })

  it.each(['Password2026', 'M0rwenna!'])(
    'does not send %s, a variant of a common password or of the name',
    async (chosen) => {
      const { fields, gateway } = await changePassword(chosen, chosen)
      expect(await fields.findByRole('alert')).toHaveTextContent('This is a common password or your own name')
      expect(gateway.variablesOf('GameUpdatePassword')).toEqual([])
    },
  )

  it('does not send a password if its repetition differs', async () => {
    const { fields, gateway } = await changePassword('dusk of the hunt')
    expect(await fields.findByRole('alert')).toHaveTextContent('The two new passwords differ.')
    expect(gateway.variablesOf('GameUpdatePassword')).toEqual([])
  })
})

describe('the fairness section', () => {
  it('shows the hash of the current seed, and verifies the revealed ones', async () => {
    await open({
      me: aPlayer({ fairness: { ...fairness, revealedSeeds: [revealed('a'.repeat(64)), revealed('b', sha256('c'))] } }),
    })
    expect(await screen.findByText(fairness.seedHash)).toBeVisible()
    expect(screen.getByText(fairness.nextSeedHash)).toBeVisible()
    expect(await screen.findByText('This is the seed whose hash was shown.')).toBeVisible()
    expect(await screen.findByText('This is not the seed whose hash was shown.')).toBeVisible()
    expect(screen.getAllByText('Fights 1 to 4')).toHaveLength(2)
  })

  it('reveals the seed and uses the next one, with the client seed of the player', async () => {
    const after = { id: 'account-1', fairness: { ...fairness, clientSeed: 'mine', firstCombat: 9 } }
    const { user, gateway } = await open({ rotateSeed: { player: after, userErrors: [] } })
    const fields = await form('Provably fair')
    await user.type(fields.getByLabelText('Your part for the next seed'), ' mine ')
    await user.click(fields.getByRole('button', { name: 'Reveal the seed and take the next one' }))
    await waitFor(() => expect(gateway.variablesOf('GameRotateSeed')).toEqual([{ input: { clientSeed: 'mine' } }]))
    expect(await screen.findByText('fight 9')).toBeVisible()
  })
})
