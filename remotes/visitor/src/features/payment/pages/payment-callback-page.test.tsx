import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { remote } from '../../../app'

const { App } = remote
const open = () => renderWithProviders(<App onLogin={() => undefined} />, { at: '/shopcallback/PAY-7' })

afterEach(() => act(() => logOut()))

describe('the payment callback', () => {
  it('says to a visitor that there is no such payment, and leads home and to the login', async () => {
    const { container } = await open()
    expect(screen.getByRole('heading', { name: 'There is no such payment' })).toBeVisible()
    expect(screen.getByText(/PAY-7/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('says the same to a player, without a login', async () => {
    logInAs()
    await open()
    expect(screen.getByRole('heading', { name: 'There is no such payment' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'LOGIN' })).toBeNull()
  })
})
