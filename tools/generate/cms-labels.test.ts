import { describe, expect, test } from '@jest/globals'
import { type AnyKind, anyKind } from '@sanguine/content'
import { checkLabels, declaredTexts, missingTexts } from './cms-labels'

const region = { kind: anyKind('region'), path: 'regions' }
const ground = { kind: anyKind('huntingGround'), path: 'regions/grounds', isNested: true }

describe('the texts that kinds declare', () => {
  test('are their names and their own texts, in both languages', () => {
    expect(declaredTexts([region], 'en', {})).toMatchObject({
      'kind.region': 'Region',
      'title.regions': 'Regions',
      'section.regions': 'Regions',
      'field.rule': 'Rule of its own',
    })
    expect(declaredTexts([region], 'de', {})).toMatchObject({
      'title.regions': 'Regionen',
      'field.rule': 'Eigene Regel',
    })
  })

  test('omit a name that is written by hand', () => {
    expect(declaredTexts([region], 'en', { 'section.regions': 'regions' })).not.toHaveProperty(['section.regions'])
  })

  test('have no navigation entry for a kind inside another section', () => {
    const texts = declaredTexts([ground], 'en', {})
    expect(texts).toMatchObject({ 'title.grounds': 'Hunting grounds' })
    expect(texts).not.toHaveProperty(['section.regions/grounds'])
  })

  test('are refused if a text exists twice, with both files', () => {
    expect(() => declaredTexts([region], 'de', { 'field.rule': 'Regel' })).toThrow(
      'The text field.rule is in packages/content/src/kinds/region.ts and in remotes/admin/src/i18n/de.json.',
    )
  })
})

test('a text that was added without its words is a mistake that names file and language', () => {
  const kind = { ...region.kind, texts: { 'field.rule': { en: 'Rule of its own', de: '' } } } as AnyKind
  expect(() => declaredTexts([{ ...region, kind }], 'en', {})).not.toThrow()
  expect(() => declaredTexts([{ ...region, kind }], 'de', {})).toThrow(
    'packages/content/src/kinds/region.ts: the text field.rule is empty in German.',
  )
})

describe('the missing texts of the CMS', () => {
  test('are those of fields and of the values of choices', () => {
    const missing = missingTexts(anyKind('region'), { 'column.key': 'Key' })
    expect(missing).toEqual(expect.arrayContaining(['field.name', 'field.rule', 'RegionRuleName.none']))
    expect(missing).not.toContain('field.keyId')
  })

  test('are listed once, as lines to add, with the file', () => {
    const named = (kind: AnyKind) => ({ kind: { ...kind, fields: { name: kind.fields.name } } as AnyKind })
    expect(() => checkLabels([named(anyKind('region')), named(anyKind('rank'))], {})).toThrow(
      new Error(
        "packages/content/src/kinds/region.ts lacks texts of the CMS. Add to its `texts`:\n    'field.name': { en: '', de: '' },",
      ),
    )
  })
})
