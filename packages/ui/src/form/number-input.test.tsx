import { afterEach, describe, expect, test } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { findAccessibilityViolations, renderWithProviders } from '../testing'
import { NumberInput, type NumberInputProps, type NumberInputValue } from './number-input'

let held: NumberInputValue = null

function Amount(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<NumberInputValue>(props.value ?? null)
  held = value
  return (
    <>
      <NumberInput aria-label="Amount" {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(42)}>
        Set
      </button>
    </>
  )
}

const input = () => screen.getByRole('spinbutton', { name: 'Amount' })

afterEach(() => act(() => setLanguage('en')))

describe('a number input', () => {
  test('stores typed text as a number in the language of the page, and shows how it was read', async () => {
    await act(() => setLanguage('de'))
    const { user } = await renderWithProviders(<Amount isWhole={false} />)
    await user.type(input(), '1.000,5')
    expect(held).toBe(1000.5)
    expect(input()).toHaveValue('1.000,5')
    await user.tab()
    expect(input()).toHaveValue('1000,5')
  })

  test.each(['-', '--5', '1e5', '7.5'])('stores the text %j, which is not a whole number', async (text) => {
    const { user } = await renderWithProviders(<Amount value={3} />)
    await user.clear(input())
    await user.type(input(), text)
    await user.tab()
    expect(held).toBe(text)
    expect(input()).toHaveValue(text)
    expect(input()).not.toHaveAttribute('aria-valuenow')
  })

  test('stores null while it is empty', async () => {
    const { user } = await renderWithProviders(<Amount value={3} />)
    await user.clear(input())
    expect(held).toBeNull()
  })

  test('accepts pasted text', async () => {
    const { user } = await renderWithProviders(<Amount />)
    await user.click(input())
    await user.paste(' 1,000 ')
    expect(held).toBe(1000)
  })

  test('shows a value that was set elsewhere, in the format of the language', async () => {
    const { user } = await renderWithProviders(<Amount value={7.5} isWhole={false} />)
    await act(() => setLanguage('de'))
    expect(input()).toHaveValue('7,5')
    await user.type(input(), '0')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    expect(input()).toHaveValue('42')
  })

  test('does not parse typed text again in another language', async () => {
    const { user } = await renderWithProviders(<Amount />)
    await user.type(input(), '1,000')
    await act(() => setLanguage('de'))
    expect(input()).toHaveValue('1000')
    expect(held).toBe(1000)
  })

  test('changes by the arrow keys within its limits, and not by the wheel', async () => {
    const { user } = await renderWithProviders(<Amount value={1} min={0} max={2} />)
    await user.click(input())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(held).toBe(2)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(held).toBe(0)
  })

  test('has no violations of accessibility rules', async () => {
    const { container } = await renderWithProviders(<Amount value={1} min={0} />)
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})
