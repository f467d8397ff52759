import { describe, expect, it } from '@jest/globals'
import { foldCase, foldSearch, foldText } from './fold-text'

const [composed, decomposed] = ['Düster'.normalize('NFC'), 'Düster'.normalize('NFD')]

describe('foldCase', () => {
  it.each([
    ['case', 'Gold', 'gOLD'],
    ['Unicode form', composed, decomposed],
    ['outer whitespace', ' gold\t', 'gold'],
    ['a sharp s', 'Straße', 'STRASSE'],
    ['the end of a Greek word', 'Τάφος', 'ΤΆΦΟΣ'],
  ])('ignores %s', (_what, a, b) => {
    expect(foldCase(a)).toBe(foldCase(b))
  })

  it.each([
    ['accents', 'Bar', 'Bär'],
    ['inner whitespace', 'a b', 'ab'],
  ])('keeps %s', (_what, a, b) => {
    expect(foldCase(a)).not.toBe(foldCase(b))
  })
})

describe('foldText', () => {
  it.each([
    ['the other Unicode form', composed, decomposed],
    ['no accent', composed, 'duster'],
    ['a sharp s in capitals', 'Straße', 'STRASSE'],
    ['a capital sharp s', 'Straße', 'STRAẞE'],
    ['a Turkish capital I with a dot', 'İstanbul', 'istanbul'],
    ['the middle of a Greek word as its end', 'Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
    ['an inner sigma as the end of a search', 'Οδυσσεύς', 'οδυς'],
    ['a soft hyphen', 'Blut\u00adsauger', 'blutsauger'],
    ['a ligature', 'ﬁnster', 'FIN'],
    ['letters in full width', 'Ｇold', 'gold'],
  ])('finds %s', (_what, text, search) => {
    expect(foldText(text)).toContain(foldText(search))
  })
})

describe('foldSearch', () => {
  it.each([
    ['nothing', '', ''],
    ['space', ' \t', ''],
    ['invisible characters', '\u200b \u00ad', ''],
    ['letters', ' Düs ', 'DUS'],
    ['an accent beside a letter', 'u \u0301', 'U'],
  ])('is folded and trimmed for %s', (_what, typed, wanted) => {
    expect(foldSearch(typed)).toBe(wanted)
  })

  it.each(['\u0301', ' \u0308', '´', '¨ ´'])('finds no text by the accent %j alone', (typed) => {
    for (const text of ['Düster', 'a \u0301 b', 'a´b', '', ' ']) expect(foldText(text)).not.toContain(foldSearch(typed))
  })
})
