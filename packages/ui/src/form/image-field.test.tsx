import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { overrideSettings } from '@sanguine/ui/platform'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { logInAs, logOut } from '../testing'
import { Form } from './form'
import { ImageField } from './image-field'

/** An upload that goes as the test says. */
class Upload {
  static last: Upload
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  statusText = ''
  responseText = ''
  target = ''
  body?: FormData
  constructor() {
    Upload.last = this
  }
  open(method: string, path: string) {
    this.target = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return this.status === 201 ? 'application/json' : 'text/plain; charset=utf-8'
  }
  send(body: FormData) {
    this.body = body
  }
  async proceed(part: number) {
    await act(async () => this.upload.onprogress?.({ lengthComputable: true, loaded: part * 200, total: 200 }))
  }
  async answer(status: number, text: string) {
    await act(async () => {
      Object.assign(this, { status, responseText: text })
      this.onload?.()
    })
  }
}

const before = globalThis.XMLHttpRequest

beforeEach(() => {
  globalThis.XMLHttpRequest = Upload as never
  overrideSettings({
    apiKey: 'key',
    version: '1.0.0',
    registrationOpensAt: 0,
    gameOpensAt: 0,
    gameSpeed: 1,
    mailbox: null,
  })
  logInAs({ role: 'admin' })
})

afterEach(() => {
  globalThis.XMLHttpRequest = before
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

async function choose() {
  const user = userEvent.setup()
  const saved: object[] = []
  render(<Page onSave={(values) => saved.push(values)} />)
  expect(screen.getByText('No picture')).toBeVisible()
  const file = new File(['bytes'], 'bone.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Image', { selector: 'input' }), file)
  return { user, saved, file }
}

describe('a picture that is chosen', () => {
  it('is uploaded at once with its progress, and the record takes its id', async () => {
    const { user, saved, file } = await choose()
    const { target, headers, body } = Upload.last
    expect(target).toBe('POST /api/Image')
    expect(body?.get('files')).toEqual(file)
    expect(headers).toMatchObject({ 'x-api-key': 'key', authorization: expect.stringMatching(/^Bearer /) })
    await Upload.last.proceed(0.25)
    expect(screen.getByRole('progressbar', { name: 'Uploading 25%' })).toHaveValue(0.25)
    await Upload.last.answer(201, '{"id":"image-1"}')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ imageId: 'image-1' }])
  })

  it('that the server refuses leaves what was there, with the server’s sentence', async () => {
    const { user, saved } = await choose()
    await Upload.last.answer(415, 'This is no picture.')
    expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be uploaded. This is no picture.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ imageId: '' }])
  })

  it('that does not get through says so', async () => {
    await choose()
    await act(async () => Upload.last.onerror?.())
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.')
  })
})
