import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { overrideSettings } from '@sanguine/ui/platform'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { remote } from '../../../app'
import { launchPhaseAt } from '../launch-phase'

const day = 86_400_000
const dates = { registrationOpensAt: Date.UTC(2024, 5, 24, 9), gameOpensAt: Date.UTC(2024, 6, 1, 9) }
const { App } = remote

async function openAt(now: number) {
  jest.setSystemTime(now)
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify({
    settings: { apiKey: 'k', version: '1', ...dates, gameSpeed: 1 },
  })}</script>`
  return renderWithProviders(<App onLogin={() => undefined} />)
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
  overrideSettings(null)
  document.body.innerHTML = ''
})

describe('the phases of the launch', () => {
  it('change at the dates, to the millisecond', () => {
    expect(launchPhaseAt(dates.registrationOpensAt - 1, dates)).toEqual({
      name: 'registration',
      until: dates.registrationOpensAt,
    })
    expect(launchPhaseAt(dates.registrationOpensAt, dates)).toEqual({ name: 'soon', until: dates.gameOpensAt })
    expect(launchPhaseAt(dates.gameOpensAt - 1, dates)).toEqual({ name: 'soon', until: dates.gameOpensAt })
    expect(launchPhaseAt(dates.gameOpensAt, dates)).toEqual({ name: 'now' })
  })
})

describe('the home page of visitors', () => {
  it('shows when registration starts, and hides REGISTER until then', async () => {
    const { container } = await openAt(dates.registrationOpensAt - 2 * day - 3000)
    expect(screen.getByRole('heading', { name: 'Registration starts in' })).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('02 days00 hours00 minutes03 seconds')
    expect(screen.queryByRole('link', { name: 'REGISTER' })).toBeNull()
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('opens registration at its time, without a reload', async () => {
    await openAt(dates.registrationOpensAt - 1500)
    expect(screen.queryByRole('link', { name: 'REGISTER' })).toBeNull()
    act(() => jest.advanceTimersByTime(2600))
    expect(screen.getByRole('heading', { name: 'Play soon. The gates open in' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'REGISTER' })).toHaveAttribute('href', '/register')
    expect(screen.getByRole('timer')).toHaveTextContent('06 days23 hours59 minutes')
  })

  it('shows PLAY NOW without a countdown when the game is open', async () => {
    await openAt(dates.gameOpensAt + day)
    expect(screen.getByRole('heading', { name: 'Play now' })).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('link', { name: 'The story so far' })).toHaveAttribute('href', '/welcome')
  })
})
