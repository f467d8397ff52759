import { describe, expect, it } from '@jest/globals'
import { pageAt, readPush } from './read-push'

const origin = 'https://sanguine.example'

describe('a push message', () => {
  it('is shown with its own values', () => {
    const text = { title: 'The moon is full', body: 'Moor', path: '/hunt', tag: 'huntReady', hasBadge: true }
    const stop = { stopToken: 'token', kind: 'huntReady', stopLabel: 'Stop these' }
    expect(readPush(JSON.stringify({ ...text, ...stop }))).toEqual({
      ...text,
      stop: { token: 'token', kind: 'huntReady', label: 'Stop these' },
    })
  })

  it.each([undefined, '', 'no json', 'null', '7', '[]', '{"title": 7, "path": null, "hasBadge": "yes"}'])(
    'is shown without a text if it is %s',
    (text) => {
      const shown = { title: 'Sanguine', body: '', path: '/', tag: 'sanguine', stop: null, hasBadge: false }
      expect(readPush(text)).toEqual(shown)
    },
  )
})

describe('a click', () => {
  it.each([
    ['/hunt', 'https://sanguine.example/hunt'],
    ['/jewel?shelf=bait', 'https://sanguine.example/jewel?shelf=bait'],
    ['//evil.example/x', 'https://sanguine.example/'],
    ['/\\evil.example', 'https://sanguine.example/'],
    ['https://evil.example/', 'https://sanguine.example/'],
    ['javascript:alert(1)', 'https://sanguine.example/'],
    [undefined, 'https://sanguine.example/'],
    [7, 'https://sanguine.example/'],
  ])('on %s opens %s', (path, page) => {
    expect(pageAt(path, origin)).toBe(page)
  })
})
