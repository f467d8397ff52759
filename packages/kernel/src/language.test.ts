import { describe, expect, it } from '@jest/globals'
import { readLanguage } from '.'

describe('the language of a call', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr, de;q=0.5, en;q=0.4', 'de'],
    ['de;q=0.4, en;q=0.5', 'en'],
    ['de;q=0', 'en'],
    ['de;q=much', 'en'],
    ['en;q=0', 'de'],
    ['en;q=0, de;q=0', 'en'],
    ['en;q=0, *', 'de'],
    ['en;q=0, *;q=0.1', 'de'],
    ['de;q=0, *', 'en'],
    ['en;q=0.2, *;q=0.5', 'de'],
    ['*;q=0', 'en'],
    ['*;q=0, de', 'de'],
    ['en-US;q=0, en', 'en'],
    ['de ; q=0.5 , en ;q=0.4', 'de'],
    ['fr;q=1, *;q=0.5, de;q=0.4', 'en'],
    [`${'xx,'.repeat(5000)}de`, 'en'],
  ])('of the header %j is %s', (header, language) => {
    expect(readLanguage(header)).toBe(language)
  })
})
