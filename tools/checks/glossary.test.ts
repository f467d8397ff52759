import { describe, expect, it } from '@jest/globals'
import { findRejected, isChecked } from './glossary'
import { rejectedTerms, wordsOf } from './glossary/rejected-words'

const glossary = `
Text | with | pipes, quest

| word          | meaning               | not                |
| ------------- | --------------------- | ------------------ |
| hunt          | one use of a bait     | battle, quest      |
| mission       | creatures, in a time  | quest              |
| hunting table | slices of _0–10,000_  | loot table         |
| collection    | claimed once          | _set_, trophy case |
| slot          | a place for an item   |                    |
| currency      | coins                 | money penny        |
`
const terms = rejectedTerms(glossary)

const found = (path: string, text: string) =>
  findRejected(path, text, terms).map(({ line, name, term }) => `${line} ${name}: ${term.instead.join(' or ')}`)

describe('the terms of the glossary', () => {
  it('are those of the third column, with the words to use instead', () =>
    expect(terms.map(({ words, instead }) => [words.join(' '), ...instead])).toEqual([
      ['battle', 'hunt'],
      ['quest', 'hunt', 'mission'],
      ['loot table', 'hunting table'],
      ['trophy case', 'collection'],
      ['money penny', 'currency'],
    ]))
})

describe('the words of a name', () => {
  it.each([
    ['lootTable', ['loot', 'table']],
    ['LootTable2', ['loot', 'table']],
    ['loot-table.test.ts', ['loot', 'table', 'test', 'ts']],
    ['MAX_XPBar', ['max', 'xp', 'bar']],
  ])('%s', (name, words) => expect(wordsOf(name)).toEqual(words))
})

describe('a rejected term is found', () => {
  it.each([
    ['in a variable', 'src/a.ts', '// a comment\n\nconst firstQuest = 1', '3 firstQuest: hunt or mission'],
    ['after letters of two bytes', 'src/a.ts', "const é = 'ü'\nconst quest = 1", '2 quest: hunt or mission'],
    ['in the plural', 'src/a.ts', 'const quests = 1', '1 quests: hunt or mission'],
    ['in the plural of a last word in y', 'src/a.ts', 'const moneyPennies = 1', '1 moneyPennies: currency'],
    ['in a property', 'src/a.ts', 'call({ a: 1,\n battleId: 2 })', '2 battleId: hunt'],
    ['in a private member', 'src/a.ts', 'class A {\n #battle = 1 }', '2 battle: hunt'],
    ['in a type', 'src/a.ts', 'type LootTable = string', '1 LootTable: hunting table'],
    ['in an attribute of JSX', 'src/a.tsx', 'export const A = () => <p battle="">text</p>', '1 battle: hunt'],
    ['in a component of JSX', 'src/a.tsx', 'export const a = <Battle />', '1 Battle: hunt'],
    ['in a template', 'src/a.ts', ['call(`text ', '{battle}`)'].join('$'), '1 battle: hunt'],
    ['in a style sheet', 'a.module.css', '/* */\n.loot-table { top: 0.5rem }', '2 loot-table: hunting table'],
    ['in GraphQL', 'a.graphql', '# comment\ntype Quest { id: ID! }', '2 Quest: hunt or mission'],
    ['in a file name', 'src/loot-table.ts', '', '1 loot-table.ts: hunting table'],
    ['in a folder name', 'src/quests/a.css', '', '1 quests: hunt or mission'],
  ])('%s', (_, path, text, finding) => expect(found(path, text)).toEqual([finding]))
})

describe('nothing is found', () => {
  it.each([
    ['in a comment', 'src/a.ts', '/** a quest */ const a = 1 // battle'],
    ['in a string', 'src/a.ts', "const a = 'quest'; call(`battle`)"],
    ['in text of JSX', 'src/a.tsx', 'export const A = () => <p title="battle">Quest</p>'],
    ['in an element of HTML', 'src/a.tsx', 'export const A = () => <battle>text</battle>'],
    ['where letters only happen to be the same', 'src/a.ts', 'const request = conquest + questions'],
    ['where one word of two stands', 'src/a.ts', 'const loot = table'],
    ['where the words stand in another order', 'src/a.ts', 'const tableLoot = 1'],
    ['of a term in italics', 'src/a.ts', 'const set = new Set()'],
    ['in values of a style sheet', 'a.css', '.a { background: url(./x.quest) ".battle" }'],
    ['in descriptions of GraphQL', 'a.graphql', '"A quest" type A { id: ID! }'],
  ])('%s', (_, path, text) => expect(found(path, text)).toEqual([]))
})

it.each([
  ['host/src/index.ts', true],
  ['packages/ui/src/a.module.css', true],
  ['subgraphs/a/src/a.graphql', true],
  ['README.md', false],
  ['schema.graphql', false],
  ['host/src/generated/documents.ts', false],
  ['packages/ui/src/icons/game-icons.generated.ts', false],
  ['packages/embedded-mongod/src/main.ts', false],
  ['gateway/src/rest/openapi.ts', false],
])('%s is checked: %s', (path, expected) => expect(isChecked(path)).toBe(expected))
