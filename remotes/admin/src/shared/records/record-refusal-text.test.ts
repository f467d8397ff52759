import { afterEach, expect, test } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import type { AdminRecordErrorFragment } from '../../generated/documents'
import { recordRefusalText } from './record-refusal-text'

afterEach(() => setLanguage('en'))

type LaterChange = AdminRecordErrorFragment['laterChanges'][number]

const at = '2026-11-26T13:05:00.000Z'

const change = (more: Partial<LaterChange> = {}): LaterChange => ({
  action: 'UPDATE',
  changedAt: at,
  actor: { name: 'Mina' },
  changes: [{ field: 'name' }, { field: 'translations.de.name' }],
  subject: { title: 'Ghoul' },
  ...more,
})

const refusal = (code: AdminRecordErrorFragment['code'], laterChanges = [change()]): AdminRecordErrorFragment => ({
  code,
  message: 'The sentence of the server.',
  field: null,
  laterChanges,
})

/** The time as this browser's clock shows it. */
const timeIn = (language: string) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

test('a conflict names who changed which fields and when, in local time', async () => {
  expect(recordRefusalText(refusal('STALE'))).toBe(
    `This record has been changed since you opened it: Mina changed Name, Name (German) (${timeIn('en')}).`,
  )
  await setLanguage('de')
  expect(recordRefusalText(refusal('STALE'))).toBe(
    `Der Eintrag wurde geändert, seit du ihn geöffnet hast: Mina hat Name, Name (Deutsch) geändert (${timeIn('de')}).`,
  )
})

test('a deletion by the system is shown as a change', async () => {
  await setLanguage('de')
  expect(recordRefusalText(refusal('STALE', [change({ action: 'DELETE', actor: null })]))).toContain(
    `Das System hat den Eintrag gelöscht (${timeIn('de')})`,
  )
})

test('a refused undo says what to do', async () => {
  expect(recordRefusalText(refusal('CHANGED_SINCE'))).toMatch(
    /^“Ghoul” has been changed again since: Mina .*history\.$/,
  )
  await setLanguage('de')
  expect(recordRefusalText(refusal('CHANGED_SINCE'))).toMatch(
    /^„Ghoul“ wurde inzwischen wieder geändert: Mina .*wieder her\.$/,
  )
})

test.each(['IN_USE', 'INVALID_INPUT'] as const)('the sentence of the server is shown for %s', (code) => {
  expect(recordRefusalText(refusal(code, []))).toBe('The sentence of the server.')
})

test('a conflict without known changes has the sentence of the server', () => {
  expect(recordRefusalText(refusal('STALE', []))).toBe('The sentence of the server.')
})
