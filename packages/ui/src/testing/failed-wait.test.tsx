import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'

const soon = { timeout: 1 }

test('the error of a wait that fails shows the page once, as it is at the end', async () => {
  const { rerender } = render(<p>before</p>)
  const found = screen.findByText('missing', {}, { timeout: 200 })
  rerender(<p>after</p>)
  const { message } = (await found.catch((error: unknown) => error)) as Error
  expect(message).toMatch(/Unable to find an element with the text: missing/)
  expect(message.match(/before|after/g)).toEqual(['after'])
})

test('the error of a wait that finds several elements shows them', async () => {
  render([<b key="1">same</b>, <i key="2">same</i>])
  await expect(screen.findByText('same', {}, soon)).rejects.toThrow(
    /Found multiple elements with the text: same[\s\S]+matching elements:[\s\S]+<b>[\s\S]+<i>[\s\S]+<body>/,
  )
})

test('an attempt of a wait does not print the page', async () => {
  render(<p>text</p>)
  const attempts = jest.fn<(message: string) => void>()
  const attempt = () => {
    try {
      screen.getByText('missing')
    } catch (error) {
      attempts((error as Error).message)
      throw error
    }
  }
  await expect(waitFor(attempt, soon)).rejects.toThrow('<p>')
  expect(attempts.mock.calls.join()).not.toContain('<p>')
  expect(() => screen.getByText('missing')).toThrow('<p>')
})
