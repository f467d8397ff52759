import { expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findAccessibilityViolations } from '../../testing'
import { Popover } from './popover'

function open() {
  const user = userEvent.setup()
  render(
    <>
      <Popover label="Sound" trigger={<button type="button">Note</button>}>
        <button type="button">Play</button>
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  )
  return { user, button: screen.getByRole('button', { name: 'Note' }) }
}

/** The focus returns one task after the sheet is gone. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))

const sheet = () => screen.queryByRole('dialog', { name: 'Sound' })

it('its button opens and closes the sheet, and has that state', async () => {
  const { user, button } = open()
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', sheet()?.id)
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
  expect(await findAccessibilityViolations(document.body)).toEqual([])
  await user.click(button)
  expect(sheet()).toBeNull()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(sheet()).toBeVisible()
})

it('Escape closes the sheet and returns the focus to the button', async () => {
  const { user, button } = open()
  button.focus()
  await user.keyboard('{Enter}')
  expect(sheet()).toBeVisible()
  await user.keyboard('{Escape}')
  expect(sheet()).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})

it('a click beside the sheet closes it and moves the focus to the clicked element', async () => {
  const { user, button } = open()
  await user.click(button)
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await user.click(elsewhere)
  expect(sheet()).toBeNull()
  await pause()
  expect(elsewhere).toHaveFocus()
  // again by keyboard: the earlier click outside no longer has an effect
  button.focus()
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})
