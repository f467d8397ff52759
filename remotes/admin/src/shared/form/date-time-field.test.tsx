import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it, jest } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { recordSchema } from '../records/record-schema'
import { DateTimeField, fromLocalTime, toLocalTime } from './date-time-field'
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

describe('a date and time', () => {
  it('is shown in local time and stored as ISO 8601', async () => {
    const { field, saved } = await open('2024-07-01T12:00:30.000Z')
    const shown = new Date('2024-07-01T12:00:00.000Z')
    expect(field).toHaveValue(toLocalTime(shown.toISOString()))
    fireEvent.change(field, { target: { value: '2024-08-02T09:30' } })
    expect(await saved()).toBe(new Date(2024, 7, 2, 9, 30).toISOString())
  })

  it('says in which time zone it is entered', async () => {
    const { field } = await open(null)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(field).toHaveAccessibleDescription(`In your time zone, ${timeZone}.`)
  })

  it('that is not changed keeps its seconds', async () => {
    const { saved } = await open('2024-07-01T12:00:30.000Z')
    expect(await saved()).toBe('2024-07-01T12:00:30.000Z')
  })

  it('is null when it is emptied', async () => {
    const { field, saved } = await open('2024-07-01T12:00:00.000Z')
    fireEvent.change(field, { target: { value: '' } })
    expect(await saved()).toBeNull()
  })

  it('that is incomplete is stored as invalid, so that it is refused until it is completed or emptied', async () => {
    const { field, saved } = await open('2024-07-01T12:00:00.000Z')
    const setBadInput = (badInput: boolean) =>
      Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true })
    setBadInput(true)
    fireEvent.change(field, { target: { value: '' } })
    expect(recordSchema('news').safeParse({ header: 'Full moon', publishedAt: await saved() }).error?.issues).toEqual([
      expect.objectContaining({ path: ['publishedAt'], message: 'must be a time in whole seconds' }),
    ])
  })

  it.each(['keyUp', 'blur'] as const)('is checked on %s if the browser reports no change', async (event) => {
    const { field, saved } = await open(null)
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
    fireEvent[event](field)
    expect(await saved()).toBe('incomplete')
  })

  it('that was never set is shown as empty', () => {
    expect([null, '', 'soon', new Date(0).toISOString()].map(toLocalTime)).toEqual(['', '', '', ''])
  })

  it('has the same value after a conversion to the control and back', () => {
    expect(toLocalTime(fromLocalTime('2024-12-24T18:00'))).toBe('2024-12-24T18:00')
  })
})
