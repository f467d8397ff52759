import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { overrideSettings, renewal, session, useUnsavedInput } from '@sanguine/ui/platform'
import { createToken, logInAs, logOut } from '@sanguine/ui/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { ControlledUpload, controlUploads } from '../../testing/controlled-upload'
import { Form } from './form'
import { ImageField } from './image-field'

let restoreUploads = () => {}

beforeEach(() => {
  restoreUploads = controlUploads()
  overrideSettings({
    apiKey: 'key',
    version: '1.0.0',
    registrationOpensAt: 0,
    gameOpensAt: 0,
    gameSpeed: 1,
    mailbox: null,
    operator: null,
    socialLinks: [],
  })
  logInAs({ role: 'admin' })
})

afterEach(() => {
  restoreUploads()
  overrideSettings(null)
  logOut()
})

function Page({ onSave }: { readonly onSave: (values: object) => void }) {
  const form = useForm({ defaultValues: { imageId: '' } })
  return (
    <Form form={form} onSubmit={onSave}>
      <ImageField name="imageId" label="Image" />
      <button type="submit">Save</button>
    </Form>
  )
}

function UnsavedInput() {
  useUnsavedInput(true)
  return null
}

async function choose() {
  const user = userEvent.setup()
  const saved: object[] = []
  render(<Page onSave={(values) => saved.push(values)} />)
  expect(screen.getByText('No image')).toBeVisible()
  const file = new File(['bytes'], 'bone.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Image', { selector: 'input' }), file)
  return { user, saved, file }
}

describe('a chosen image', () => {
  it('is uploaded at once with its progress, and the record gets its id', async () => {
    const { user, saved, file } = await choose()
    const { target, headers, body } = ControlledUpload.last
    expect(target).toBe('POST /api/Image')
    expect(body?.get('files')).toEqual(file)
    expect(headers).toMatchObject({ 'x-api-key': 'key', authorization: expect.stringMatching(/^Bearer /) })
    await ControlledUpload.last.proceed(0.25)
    expect(screen.getByRole('progressbar', { name: 'Uploading 25%' })).toHaveValue(0.25)
    await ControlledUpload.last.respond(201, '{"id":"image-1"}')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ imageId: 'image-1' }])
  })

  it('is uploaded again after a login of the same account if the session had ended', async () => {
    const takeBack = renewal.offer()
    const { user, saved } = await choose()
    render(<UnsavedInput />)
    const first = ControlledUpload.last
    await first.respond(401, 'Log in again.')
    expect(renewal.hasWrite()).toBe(true)
    await act(async () => session.logIn(createToken({ role: 'admin', sid: 'new' })))
    await waitFor(() => expect(ControlledUpload.last).not.toBe(first))
    await ControlledUpload.last.respond(201, '{"id":"image-1"}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ imageId: 'image-1' }])
    takeBack()
  })

  it('that the server refuses does not change the value, and the field shows the sentence of the server', async () => {
    const { user, saved } = await choose()
    await ControlledUpload.last.respond(415, 'This is no picture.')
    expect(screen.getByRole('alert')).toHaveTextContent('The image could not be uploaded. This is no picture.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ imageId: '' }])
  })

  it('whose upload fails shows an error at the field', async () => {
    await choose()
    await ControlledUpload.last.fail()
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.')
  })
})
