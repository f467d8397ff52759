import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { initLanguage, languageKey, refusalText, setLanguage } from '@sanguine/ui/platform'
import { waitFor } from '@testing-library/react'
import { buildSchema, type GraphQLEnumType, isEnumType, isObjectType } from 'graphql'
import de from './refusals.de.json'
import en from './refusals.en.json'

afterEach(() => setLanguage('en'))

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'))

/** For these, staff and their programs see the sentence of the server, with what its checks found. */
const withoutTexts = [
  'RecordUserError',
  'AddRemoteDocumentsUserError',
  'DeployRemoteUserError',
  'SetRemoteStateUserError',
  'RollBackRemoteUserError',
  'IncidentUserError',
]

const codeTypeOf = (userError: string): GraphQLEnumType | null => {
  const type = schema.getType(userError)
  if (!isObjectType(type) || withoutTexts.includes(userError)) return null
  const codeType = schema.getType(String(type.getFields().code?.type).replace('!', ''))
  return isEnumType(codeType) ? codeType : null
}

/** Each type of user error with each of its codes. */
const codes = schema.getPossibleTypes(schema.getType('UserError') as never).flatMap(
  ({ name }) =>
    codeTypeOf(name)
      ?.getValues()
      .map((value) => [name, value.name] as const) ?? [],
)

describe('the text of a refusal', () => {
  it.each(codes)('exists for %s %s in both languages', (type, code) => {
    const lacking = Object.entries({ en, de }).filter(([, texts]) => !(`${type}.${code}` in texts || code in texts))
    expect(lacking.map(([language]) => `refusals.${language}.json`)).toEqual([])
  })

  it('has the same keys in both languages', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en))
  })

  it.each([
    [{ code: 'NO_BAIT' }, 'No bait equipped!'],
    [{ code: 'HUNT_TOO_EARLY', retryAfterSeconds: 1 }, 'You can hunt again in 1 second.'],
    [{ code: 'COFFIN_EMPTY', retryAfterSeconds: 90 }, 'Your coffin is ready in 90 seconds.'],
    [{ code: 'COFFIN_EMPTY', retryAfterSeconds: 7199 }, 'Your coffin is ready in 120 minutes.'],
    [{ code: 'CANNOT_AFFORD', currency: { name: 'Tears' }, missing: 5 }, 'You do not have enough Tears.'],
    [{ code: 'MISSING_MATERIALS', item: { name: 'Iron' }, missing: 5 }, 'You do not have enough Iron.'],
    [{ code: 'XP_TOO_LOW', item: { name: 'Hat' }, requiredXp: 7 }, 'Hat requires 7 XP.'],
    [{ code: 'XP_TOO_LOW', item: null, placeName: 'Castle', requiredXp: 7 }, 'Castle requires 7 XP.'],
    [
      { code: 'SUBSCRIPTION_TOO_LOW', item: { name: 'Hat' }, requiredSubscription: 'GOLD' },
      'Hat requires a gold subscription.',
    ],
    [{ code: 'SLOT_LOCKED', stat: { name: 'Curator' }, requiredValue: 1 }, 'This slot is locked: it needs Curator 1.'],
    [{ code: 'KEY_MISSING', item: { name: 'Gate' }, placeName: 'Castle' }, 'You need Gate to enter Castle.'],
    [
      { code: 'GAME_CLOSED', opensAt: '2025-10-31T19:00:00.000Z' },
      'The game opens on 31 October 2025 at 20:00 (Berlin time).',
    ],
    [{ code: 'TROPHIES_MISSING', missing: 1 }, 'This collection is not complete: 1 trophy is missing.'],
  ])('names its items, currencies and numbers: %j', (refusal, text) => {
    expect(refusalText(refusal)).toBe(text)
  })

  it('differs between types of user errors that share a code', () => {
    const item = { name: 'Hat' }
    expect(refusalText({ __typename: 'EquipUserError', code: 'NOT_OWNED', item })).toBe('You do not own Hat.')
    expect(refusalText({ __typename: 'SellUserError', code: 'NOT_OWNED', item })).toBe('You do not own that many Hat.')
  })

  it('is the sentence of the server for a code without a text, else a general one', () => {
    expect(refusalText({ code: 'NEW_RULE', message: 'No.' })).toBe('No.')
    expect(refusalText({ code: 'NEW_RULE' })).toBe('That did not work.')
  })

  it('is German with its names and numbers, also on a page that started in German', async () => {
    window.localStorage.setItem(languageKey, 'de')
    initLanguage()
    const refusal = { code: 'CANNOT_AFFORD', currency: { name: 'Hofgunst' }, missing: 1200 }
    await waitFor(() => expect(refusalText(refusal)).toBe('Dafür reicht es nicht: Dir fehlen 1.200 Hofgunst.'))
    expect(refusalText({ ...refusal, missing: 1 })).toBe('Dafür reicht es nicht: Dir fehlt 1 Hofgunst.')
    expect(refusalText({ code: 'GAME_CLOSED', opensAt: '2025-10-31T19:00:00.000Z' })).toBe(
      'Das Spiel öffnet am 31. Oktober 2025 um 20:00 (Berliner Zeit).',
    )
  })
})
