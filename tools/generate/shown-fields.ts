import { type AnyKind, anyKind, type FieldShape, kindNames } from '@sanguine/content'
import { lowerCaseWords, upperFirst } from '@sanguine/rules'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'

/** The kinds whose definitions in the rules have the fields that the game shows. */
const kindsOfTheGame: readonly string[] = ['item', 'enemy', 'region', 'huntingGround']

const file = 'packages/rules/src/generated/shown-fields.ts'

/** Writes the fields that the game shows as they are, for the definitions of the rules. */
export function generateShownFields(files: GeneratedFiles): void {
  for (const name of kindNames) requireShowable(anyKind(name))
  const kinds = kindNames.map(anyKind).filter(({ name }) => kindsOfTheGame.includes(name))
  const byKind = kinds.map(({ name }) => `  readonly ${name}: Shown${upperFirst(name)}\n`).join('')
  files.put(
    file,
    `/** Made of the kinds of packages/content by \`npm run generate\`; change them there. */
${kinds.map(typeOf).join('')}
/** The fields that the game shows as they are, by kind. */
export interface ShownFields {
${byKind}}
`,
  )
}

/** The types of the fields in TypeScript. */
const types: { readonly [Type in FieldShape['type']]?: string } = {
  text: 'string',
  whole: 'number',
  decimal: 'number',
  flag: 'boolean',
}

/** Throws a sentence for the author if the game cannot show a field as it is. */
export function requireShowable({ name, fields, inGame = [] }: AnyKind): void {
  if (inGame.length > 0 && !kindsOfTheGame.includes(name))
    throw new Mistake(`The kind ${name} has \`inGame\`, which only ${kindsOfTheGame.join(', ')} can have.`)
  const other = inGame.find((field) => !types[fields[field]?.shape.type ?? 'object'])
  if (other)
    throw new Mistake(
      `The kind ${name} has ${other} in \`inGame\`, which only texts, numbers and flags can be in. Give it a field of the schema and of the definition by hand.`,
    )
}

function typeOf({ name, fields, inGame = [] }: AnyKind): string {
  const shown = inGame.flatMap((field) => {
    const { description = '', shape, schema } = fields[field] ?? {}
    const read = schema?.safeParse(undefined)
    return shape ? [{ field, description, type: types[shape.type], initial: read?.success ? read.data : '' }] : []
  })
  const lines = shown.map(({ field, description, type }) => `  /** ${description} */\n  readonly ${field}: ${type}\n`)
  const values = shown.map(({ field, initial }) => `  ${field}: ${JSON.stringify(initial)},\n`)
  const typeName = `Shown${upperFirst(name)}`
  return `
/** The fields of the kind ${lowerCaseWords(name)} that the game shows as they are. */
export interface ${typeName} {
${lines.join('')}}

/** Their values for a record that is missing. */
export const no${typeName}: ${typeName} = {
${values.join('')}}
`
}
