import { expect, it } from '@jest/globals'
import { notFound } from './problem'

it('a thing that is not found begins the German sentence', () => {
  expect(notFound({ en: 'item', de: 'Diesen Gegenstand' }).sentence).toEqual({
    en: 'There is no such item.',
    de: 'Diesen Gegenstand finden wir nicht.',
  })
})
