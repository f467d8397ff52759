import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { page } from '@sanguine/ui'
import { registerServiceWorker } from './register-service-worker'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const fetched = jest.fn<() => Promise<Response>>()
const register = jest.fn<(path: string) => Promise<void>>()
const unregister = jest.fn<() => Promise<boolean>>()
let registered: { unregister: typeof unregister } | undefined

const file = (status: number, type: string) => new Response('', { status, headers: { 'Content-Type': type } })

beforeEach(() => {
  jest.clearAllMocks()
  registered = undefined
  register.mockResolvedValue()
  unregister.mockResolvedValue(true)
  Object.assign(globalThis, { fetch: fetched, __webpack_public_path__: '/' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registered },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('the service worker', () => {
  it('is registered if its file is a script', async () => {
    fetched.mockResolvedValue(file(200, 'text/javascript; charset=utf-8'))
    await registerServiceWorker()
    expect(register).toHaveBeenCalledWith('/service-worker.js')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not registered if the files of the host are on another origin', async () => {
    Object.assign(globalThis, { __webpack_public_path__: 'https://files.example/' })
    await registerServiceWorker()
    expect(fetched).not.toHaveBeenCalled()
    expect(register).not.toHaveBeenCalled()
  })

  it.each([
    ['missing', file(404, 'text/plain')],
    ['no script', file(200, 'text/html')],
  ])('that is %s is unregistered, and the page is reloaded', async (_name, response) => {
    registered = { unregister }
    fetched.mockResolvedValue(response)
    await registerServiceWorker()
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(register).not.toHaveBeenCalled()
  })

  it('that is missing and was never registered changes nothing, so that the page cannot reload endlessly', async () => {
    fetched.mockResolvedValue(file(404, 'text/plain'))
    await registerServiceWorker()
    expect(reload).not.toHaveBeenCalled()
  })

  it('that cannot be fetched without a connection stays, and this is logged', async () => {
    registered = { unregister }
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await registerServiceWorker()
    expect(info).toHaveBeenCalledWith(expect.stringContaining('offline mode'))
    expect(unregister).not.toHaveBeenCalled()
  })

  it('whose registration fails is only logged', async () => {
    fetched.mockResolvedValue(file(200, 'text/javascript'))
    register.mockRejectedValue(new Error('not here'))
    await registerServiceWorker()
    expect(error).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })
})
