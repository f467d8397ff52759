import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyKind, type ApiField, apiEnumOf, apiFieldsOf } from '@sanguine/content'
import { lowerCaseWords, upperFirst } from '@sanguine/rules'
import { root } from '../root'
import { Mistake } from './mistake'

/** A kind that the CMS names, with the address of its section if it has one. */
export interface LabelledKind {
  readonly kind: AnyKind
  readonly path?: string
  /** the group of the navigation that it begins */
  readonly group?: string | undefined
  readonly isNested?: boolean
}

export const languages = ['en', 'de'] as const
export type Texts = Readonly<Record<string, string>>

const fileOf = (language: string): string => `remotes/admin/src/i18n/${language}.json`
const kindFile = ({ name }: AnyKind): string =>
  `packages/content/src/kinds/${lowerCaseWords(name).replaceAll(' ', '-')}.ts`

/** The texts that the CMS has by hand, in a language. */
export const writtenTexts = (language: string): Texts => JSON.parse(readFileSync(join(root, fileOf(language)), 'utf8'))

const lastWord = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The keys of the texts that are the name of a kind, for one record and for many. */
const nameKeys = ({ kind, path, isNested }: LabelledKind) => ({
  one: [`kind.${kind.name}`],
  many: path ? [`title.${lastWord(path)}`, ...(isNested ? [] : [`section.${path}`])] : [],
})

/**
 * The texts that the kinds declare, in a language: their names and their `texts`. A text by hand replaces the name of a
 * kind. Throws if any other text is declared twice, or is empty.
 */
export function declaredTexts(kinds: readonly LabelledKind[], language: 'en' | 'de', written: Texts): Texts {
  const texts = new Map<string, { readonly text: string; readonly file: string }>()
  for (const labelled of kinds) {
    const { kind } = labelled
    const words = { one: upperFirst(lowerCaseWords(kind.name)), many: upperFirst(lowerCaseWords(kind.collection)) }
    const { one, many } = language === 'de' ? kind.german : words
    const keys = nameKeys(labelled)
    const names = [...keys.one.map((key) => [key, one] as const), ...keys.many.map((key) => [key, many] as const)]
    const file = kindFile(kind)
    for (const [key, text] of names) if (!(key in written)) texts.set(key, { text, file })
    for (const [key, sentence] of Object.entries(kind.texts ?? {})) {
      const other = key in written ? fileOf(language) : texts.get(key)?.file
      if (sentence[language].trim() === '')
        throw new Mistake(`${file}: the text ${key} is empty in ${language === 'de' ? 'German' : 'English'}.`)
      if (other) throw new Mistake(`The text ${key} is in ${file} and in ${other}. Remove one of them.`)
      texts.set(key, { text: sentence[language], file })
    }
  }
  return Object.fromEntries([...texts].map(([key, { text }]) => [key, text]))
}

/** The keys of a field's label, the first of which that exists is shown; and those of its entries' fields and choices. */
function fieldTexts({ name, shape }: ApiField): readonly (readonly string[])[] {
  const label = [`field.${name}`, `column.${name}`, `column.${name.replace(/(Id|ShortName)$/, '')}`]
  const inner = shape.type === 'list' ? shape.of.shape : shape
  if (inner.type === 'object')
    return [label, ...apiFieldsOf(inner.fields, inner.typeName).flatMap((field) => fieldTexts(field))]
  if (inner.type !== 'choice') return [label]
  const { name: enumName, values } = apiEnumOf(name)
  return [label, ...values.map((value) => [`${enumName}.${value}`])]
}

/** The keys of the texts that the CMS needs for a kind and does not have. */
export const missingTexts = (kind: AnyKind, texts: Texts): readonly string[] =>
  apiFieldsOf(kind.fields)
    .flatMap((field) => fieldTexts(field))
    .filter((keys) => !keys.some((key) => key in texts))
    .flatMap(([key]) => key ?? [])

/** Throws an error that names each text which a kind lacks, once, as the lines that are missing in its file. */
export function checkLabels(kinds: readonly LabelledKind[], texts: Texts): void {
  const named = new Set<string>()
  const sentences = kinds.flatMap(({ kind }) => {
    const missing = missingTexts(kind, texts).filter((key) => !named.has(key))
    for (const key of missing) named.add(key)
    const lines = [...new Set(missing)].map((key) => `    '${key}': { en: '', de: '' },`)
    return lines.length === 0
      ? []
      : [`${kindFile(kind)} lacks texts of the CMS. Add to its \`texts\`:\n${lines.join('\n')}`]
  })
  const groups = kinds.flatMap(({ group }) => (group && !(`group.${group}` in texts) ? [`group.${group}`] : []))
  if (groups.length > 0)
    sentences.push(`${languages.map(fileOf).join(' and ')} lack ${groups.join(', ')}, a heading of the navigation.`)
  if (sentences.length > 0) throw new Mistake(sentences.join('\n'))
}
