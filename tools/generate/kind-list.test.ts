import { expect, test } from '@jest/globals'
import { declaredKind } from './kind-list'

const code = (constant: string, name: string) => `export const ${constant} = defineKind({\n  name: '${name}',\n})\n`

test('the file of a kind is named like its kind', () => {
  expect(declaredKind('hunting-ground.ts', code('huntingGround', 'huntingGround'))).toEqual({
    name: 'huntingGround',
    file: 'hunting-ground',
  })
})

test.each([
  ['curses.ts', code('curse', 'curse'), 'rename it to packages/content/src/kinds/curse.ts'],
  ['curse.ts', code('curses', 'curse'), 'the constant curses must be called curse'],
  ['curse.ts', 'export const most = 3\n', 'packages/content/src/kinds/curse.ts declares no kind'],
])('a mistake in %s is reported with how to fix it', (file, given, sentence) => {
  expect(() => declaredKind(file, given)).toThrow(sentence)
})
