import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { languageKey } from '@sanguine/ui/platform'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const refetch = readFileSync(join(__dirname, '../../../packages/federation/refetch-file.mjs'), 'utf8')
const code = refetch.replace('export ', '') + readFileSync(join(__dirname, 'watch-entry.js'), 'utf8')
const template = readFileSync(join(__dirname, '../index.html'), 'utf8')
const body = /<body>([\s\S]*)<\/body>/.exec(template)?.[1] ?? ''

const reload = jest.fn()
const kept = new Map([['files', ['http://localhost/host.1a2b3c4d.js']]])
const caches = {
  keys: async () => [...kept.keys()],
  open: async (name: string) => ({
    delete: async (file: string) => kept.set(name, kept.get(name)?.filter((other) => other !== file) ?? []),
  }),
}

let listeners: AbortController
/** Runs the script as the page does; its listeners go with the test. */
function watch(): void {
  listeners = new AbortController()
  const listen = (type: string, listener: EventListener, capture?: boolean) =>
    window.addEventListener(type, listener, { capture: capture ?? false, signal: listeners.signal })
  new Function('addEventListener', 'location', 'caches', code)(listen, { reload }, caches)
}

const script = 'http://localhost/host.1a2b3c4d.js'
const style = 'http://localhost/host.1a2b3c4d.css'

/** A file of the page that does not come. */
function lose(file: string): void {
  const element = file.endsWith('.css')
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
    : Object.assign(document.createElement('script'), { src: file, type: 'text/plain' })
  document.head.append(element)
  fireEvent.error(element)
}

const elements = () =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map((element) =>
    'src' in element ? element.src : element.href,
  )

let gateway: MockGateway
let answers: Record<string, unknown>
beforeEach(() => {
  answers = {}
  gateway = mockGateway({
    routes: Object.fromEntries(
      [script, style].map((file) => [`GET ${file}`, () => answers[file] ?? new Response('', { status: 404 })]),
    ),
  })
  document.head.innerHTML = ''
  document.body.innerHTML = body
  kept.set('files', [script])
  reload.mockReset()
  watch()
})
afterEach(() => {
  listeners.abort()
  gateway.stop()
  window.localStorage.clear()
})

describe('a file of the host that does not load', () => {
  it.each([script, style])('is fetched past the caches and loaded again: %s', async (file) => {
    answers[file] = 'the file'
    lose(file)
    await waitFor(() => expect(elements()).toEqual([file, file]))
    expect(kept.get('files')).not.toContain(file)
    expect(gateway.calls.map(({ path }) => path)).toEqual([file])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('twice shows a message in the language of the browser, with a button to reload', async () => {
    lose(script)
    expect(await screen.findByRole('alert')).toHaveTextContent('Sanguine did not load')
    expect(document.documentElement.lang).toBe('en')
    answers[script] = 'the file'
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload the page' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(gateway.calls).toHaveLength(2)
  })

  it('shows the message in the chosen language', async () => {
    window.localStorage.setItem(languageKey, 'de')
    lose(style)
    expect(await screen.findByRole('alert')).toHaveTextContent('Sanguine wurde nicht geladen')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Seite neu laden'])
  })

  it('because it is damaged is loaded again', async () => {
    answers[script] = 'the file'
    fireEvent(window, new ErrorEvent('error', { filename: script, error: new SyntaxError('Unexpected token') }))
    await waitFor(() => expect(elements()).toEqual([script]))
  })
})

describe('a script of the host that throws', () => {
  const fail = () => fireEvent(window, new ErrorEvent('error', { filename: script, error: new TypeError('no') }))

  it('before the first render shows a message', () => {
    fail()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(gateway.calls).toEqual([])
  })

  it('on a rendered page changes nothing', () => {
    const root = document.getElementById('root')
    root?.append('the page')
    fail()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('a file of a remote that does not load is left to the shell', () => {
  lose('http://localhost/remotes/game/app.1a2b3c4d.js')
  expect(gateway.calls).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
