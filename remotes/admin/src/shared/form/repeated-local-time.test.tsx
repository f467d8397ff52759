import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { DateTimeField, fromLocalTime } from './date-time-field'
import { Form } from './form'

interface Values {
  at: string | null
}

function News({ at, onSubmit }: { at: string | null; onSubmit: (values: Values) => void }) {
  const form = useForm<Values, unknown, Values>({ defaultValues: { at } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateTimeField name="at" label="Published" />
      <button type="submit">Save</button>
    </Form>
  )
}

const open = async (at: string | null) => {
  const onSubmit = jest.fn<(values: Values) => void>()
  const { user } = await renderWithProviders(<News at={at} onSubmit={onSubmit} />)
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0].at
  }
  return { field: screen.getByLabelText('Published'), saved }
}

describe('a date and time in the hour that clocks in Berlin repeat', () => {
  const changeAt = Date.parse('2026-10-25T01:00:00Z')
  const { DateTimeFormat } = Intl

  beforeEach(() => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
      return this.getTime() < changeAt ? -120 : -60
    })
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(
        (language, options) => new DateTimeFormat(language, { timeZone: 'Europe/Berlin', ...options }),
      )
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it.each([
    ['the earlier one without a previous time', null, '02:10', '00:10'],
    ['the earlier one after an earlier time', '2026-10-24T23:50:00.000Z', '02:10', '00:10'],
    ['the later one after a later time', '2026-10-25T02:10:00.000Z', '02:10', '01:10'],
    ['the later one if another minute of it is typed', '2026-10-25T01:10:00.000Z', '02:20', '01:20'],
  ])('is %s', async (_what, previous, typed, expected) => {
    const { field, saved } = await open(previous)
    fireEvent.change(field, { target: { value: `2026-10-25T${typed}` } })
    expect(await saved()).toBe(`2026-10-25T${expected}:00.000Z`)
  })

  it('names the zone in its hint', async () => {
    const { field } = await open('2026-10-25T01:10:00.000Z')
    expect(field).toHaveValue('2026-10-25T02:10')
    expect(field).toHaveAccessibleDescription('In your time zone, Europe/Berlin (GMT+1).')
  })
})

it('a time that clocks skip counts from before the change', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    return this.getTime() < Date.parse('2026-03-29T01:00:00Z') ? -60 : -120
  })
  expect(fromLocalTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  jest.restoreAllMocks()
})
