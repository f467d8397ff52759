import { describe, expect, it } from '@jest/globals'
import { type Code, findDeadWords } from './doc-words'
import { codeWords } from './doc-words/code-words'

const code: Code = {
  files: ['gateway/src/env.ts', 'tools/checks/glossary.ts', 'packages/rules/src/fight/fight.ts'],
  words: new Set(
    codeWords(`
      /* removedFunction */ // gather
      import { parse } from 'zod'
      export const runPlayerAction = process.env.JWT_SECRET
      const log = { event: 'security.login.failed', text: 'no oldName here' }
      # forgottenField
      type Query { "the oldField" ladder: Int @cost(weight: "120") }
      .player-card { color: red }
    `),
  ),
  scripts: new Set(['check', 'bench:api']),
}

const found = (text: string) => findDeadWords(text, code).map(({ line, word, reason }) => `${line} ${word}: ${reason}`)

describe('a word of the documentation is known', () => {
  it.each([
    ['by its name', '`runPlayerAction`, `runPlayerAction(context, { x: 1 })`, `parse()`'],
    ['as an event, whole or in part', '`security.login.failed`, `security`'],
    ['as a setting, or as the file of one', '`JWT_SECRET`, `JWT_SECRET_FILE=/run/secret`'],
    ['as a field or directive of GraphQL', '`Query.ladder`, `@cost`'],
    ['as a class', '`player-card`'],
    [
      'as a file, a folder or a pattern',
      '`gateway/src/env.ts`, `src/fight/fight.ts`, `packages/rules/`, `gateway/src/*.ts`',
    ],
    ['as a command', '`npm run check`, `npm run bench:*`, `node tools/run.mjs checks/glossary`'],
    ['as a word of others, or an option of their programs', '`mongodump --oplogLimit`, `X-Forwarded-For`'],
    ['as the name of an example', '<!-- examples: curse -->\n`createCurse`, `src/kinds/curse.ts`'],
    ['in a block of code, whatever it says', '```ts\n`unknownName`\n```'],
  ])('%s', (_, text) => expect(found(text)).toEqual([]))
})

describe('a dead word is found', () => {
  it.each([
    ['a name that only a comment has', 'a\n`removedFunction`', '2 removedFunction: the code has no removedFunction'],
    ['a word that only a comment has', '`gather`', '1 gather: the code has no gather'],
    ['a name that only a sentence has', '`oldName`', '1 oldName: the code has no oldName'],
    ['a name that only a description has', '`oldField`', '1 oldField: the code has no oldField'],
    ['in a call', '`await startHunt(context)`', '1 await startHunt(context): the code has no startHunt'],
    ['a file', '`gateway/src/gone.ts`', '1 gateway/src/gone.ts: there is no such file'],
    ['a script', '`npm run bench:gone`', '1 npm run bench:gone: package.json has no such script'],
    ['a tool', '`node tools/run.mjs gone`', '1 node tools/run.mjs gone: there is no such tool'],
  ])('%s', (_, text, line) => expect(found(text)).toEqual([line]))
})
