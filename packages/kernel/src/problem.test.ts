import { expect, it } from '@jest/globals'
import { notFound } from './problem'

it('the German sentence begins with the thing that is not found', () => {
  expect(notFound({ en: 'item', de: 'Diesen Gegenstand' }).sentence).toEqual({
    en: 'There is no such item.',
    de: 'Diesen Gegenstand finden wir nicht.',
  })
})
