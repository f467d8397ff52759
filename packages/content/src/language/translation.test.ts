import { describe, expect, it } from '@jest/globals'
import { buildRelease, localiseRelease, tieTranslation, validTranslation } from '..'
import { smallContent, testId, withChange } from '../testing'

const [blade, ghoul] = [testId('item', 1), testId('enemy', 1)]
const german = {
  [blade]: { name: 'Rostige Klinge', flavorText: 'Sie hat schon Besseres gesehen.' },
  [ghoul]: { name: 'Ghul' },
  [testId('itemType', 1)]: { name: 'Waffe' },
  [testId('rank', 1)]: { name: 'Frischling' },
}
const tied = tieTranslation(smallContent().records, german)

function releases(content = smallContent()) {
  const built = buildRelease(content, 'r1')
  if (!built.ok) throw new Error('The test content is broken.')
  const { release } = built
  return { release, local: localiseRelease(release, 'de', validTranslation(content.records, tied)) }
}

describe('a release in another language', () => {
  it('has the names and texts of the translation, and English if there is none', () => {
    const { local } = releases()
    expect(local.language).toBe('de')
    expect(local.items.get(blade)?.name).toBe('Rostige Klinge')
    expect(local.enemies.get(ghoul)).toMatchObject({ name: 'Ghul', flavorText: '' })
    expect(local.itemTypes.get('weapon')).toMatchObject({ name: 'Waffe', shortName: 'weapon' })
    expect(local.ranks.map(({ name }) => name)).toEqual(['Frischling', 'Neonate'])
  })

  it('differs from the original only in texts, and has the same order', () => {
    const { release, local } = releases()
    const plain = (value: unknown) =>
      JSON.stringify(value, (key, inner) => {
        if (['name', 'flavorText', 'header', 'message', 'language'].includes(key)) return undefined
        return inner instanceof Map ? [...inner] : inner
      })
    expect(plain(local)).toBe(plain(release))
  })

  it('has the English text if that has changed since its translation', () => {
    const { local } = releases(withChange(smallContent(), 'item', 1, { name: 'Sharp Blade' }))
    expect(local.items.get(blade)?.name).toBe('Sharp Blade')
    expect(local.enemies.get(ghoul)?.name).toBe('Ghul')
  })

  it('has the former translation again once the original is changed back', () => {
    const changed = withChange(smallContent(), 'item', 1, { name: 'Sharp Blade' })
    const { local } = releases(withChange(changed, 'item', 1, { name: 'Rusty Blade' }))
    expect(local.items.get(blade)?.name).toBe('Rostige Klinge')
  })
})
