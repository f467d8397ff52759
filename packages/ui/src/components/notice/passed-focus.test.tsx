import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/button'
import { MoreButton } from '../button/more-button'
import { Dialog } from '../dialog/dialog'
import { EmptyState } from '../empty-state/empty-state'
import { Section } from '../section/section'
import { ErrorNotice } from './notice'

const failure = new Error('no answer')

function Payments() {
  const [hasFailed, setHasFailed] = useState(true)
  return (
    <Section title="Payments">
      <Button onClick={() => setHasFailed(false)}>Load</Button>
      {hasFailed ? <ErrorNotice error={failure} onRetry={() => setHasFailed(false)} /> : <p>Bones</p>}
    </Section>
  )
}

function FailedPayments({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Section title="Payments">
      <ErrorNotice error={failure} onRetry={onRetry} />
    </Section>
  )
}

function Fights() {
  const [isFiltered, setIsFiltered] = useState(true)
  const all = <Button onClick={() => setIsFiltered(false)}>Show all</Button>
  return <Section title="Fights">{isFiltered ? <EmptyState title="None">{all}</EmptyState> : <p>Bones</p>}</Section>
}

/** The first call for its further rows fails; then there are no more. */
function LastPayments() {
  const [calls, setCalls] = useState(0)
  const load = async () => {
    setCalls(calls + 1)
    if (calls === 0) throw failure
  }
  return <Section title="Payments">{calls < 2 ? <MoreButton onMore={load}>More</MoreButton> : <p>Bones</p>}</Section>
}

function Page() {
  const [hasFailed, setHasFailed] = useState(true)
  return <main tabIndex={-1}>{hasFailed ? <FailedPayments onRetry={() => setHasFailed(false)} /> : <p>Bones</p>}</main>
}

function Ban() {
  const [isAsked, setIsAsked] = useState(false)
  const [isBanned, setIsBanned] = useState(false)
  const ban = () => {
    setIsBanned(true)
    setIsAsked(false)
  }
  const actions = <Button onClick={ban}>Yes</Button>
  return (
    <Section title="Ban">
      {!isBanned && <Button onClick={() => setIsAsked(true)}>Ban</Button>}
      <Dialog open={isAsked} title="Really?" onClose={() => setIsAsked(false)} actions={actions} />
    </Section>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const section = (name: string) => screen.getByRole('region', { name })

test('a button of an empty state passes the focus to its section if it fills the list', async () => {
  const { user } = await renderWithProviders(<Fights />)
  await user.click(button('Show all'))
  expect(screen.getByText('Bones')).toBeVisible()
  await waitFor(() => expect(section('Fights')).toHaveFocus())
})

describe('Retry', () => {
  test('passes the focus to its section if the notice goes', async () => {
    const { user } = await renderWithProviders(<Payments />)
    await user.click(button('Retry'))
    expect(await screen.findByText('Bones')).toBeVisible()
    await waitFor(() => expect(section('Payments')).toHaveFocus())
    await user.tab()
    expect(section('Payments')).not.toHaveAttribute('tabindex')
  })

  test('passes the focus to the nearest part that remains if its section goes too', async () => {
    const { user } = await renderWithProviders(<Page />)
    await user.click(button('Retry'))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('leaves the focus where another element has it', async () => {
    const { user } = await renderWithProviders(<Payments />)
    await user.click(button('Load'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(button('Load')).toHaveFocus()
  })

  test('of further rows is the button that had the focus, and keeps it while it loads and after a failure', async () => {
    let settle: (isLoaded: boolean) => void = () => undefined
    const load = () =>
      new Promise<void>((resolve, reject) => {
        settle = (isLoaded) => (isLoaded ? resolve() : reject(failure))
      })
    const { user } = await renderWithProviders(<MoreButton onMore={load}>More</MoreButton>)
    await user.click(button('More'))
    settle(false)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).toHaveFocus())
    await user.click(retry)
    expect(retry).toHaveAttribute('aria-busy', 'true')
    expect(retry).toHaveFocus()
    settle(false)
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    expect(retry).toHaveFocus()
    await user.click(retry)
    settle(true)
    await waitFor(() => expect(button('More')).toHaveFocus())
  })

  test('of the last rows passes the focus to its section', async () => {
    const { user } = await renderWithProviders(<LastPayments />)
    await user.click(button('More'))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Bones')).toBeVisible()
    await waitFor(() => expect(section('Payments')).toHaveFocus())
  })
})

test('a dialog whose opener is gone gives the focus to the section of the opener', async () => {
  const { user } = await renderWithProviders(<Ban />)
  await user.click(button('Ban'))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(section('Ban')).toHaveFocus())
})
