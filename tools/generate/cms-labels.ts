import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyKind, type ApiField, apiEnumOf, apiFieldsOf } from '@sanguine/content'
import { root } from '../root'

/** A kind that the CMS names, with the address of its section if it has one. */
interface LabelledKind {
  readonly kind: AnyKind
  readonly path?: string
  readonly group?: string | undefined
  readonly isNested?: boolean
}

const languages = ['en', 'de'] as const
const fileOf = (language: string): string => `remotes/admin/src/i18n/${language}.json`

/** Keys of which a text needs one: the first that exists is shown. */
type Alternatives = readonly string[]

function textsOf({ kind, path, group, isNested }: LabelledKind): readonly Alternatives[] {
  const section = path && !isNested ? [[`section.${path}`]] : []
  const heading = group ? [[`group.${group}`]] : []
  const title = path ? [[`title.${path.split('/').at(-1)}`]] : []
  return [
    [`kind.${kind.name}`],
    ...heading,
    ...section,
    ...title,
    ...apiFieldsOf(kind.fields).flatMap((field) => fieldTexts(field)),
  ]
}

/** The texts of a field, of the fields of its entries, and of its choices. */
function fieldTexts({ name, shape }: ApiField): readonly Alternatives[] {
  const label = [`field.${name}`, `column.${name}`, `column.${name.replace(/(Id|ShortName)$/, '')}`]
  const inner = shape.type === 'list' ? shape.of.shape : shape
  if (inner.type === 'object')
    return [label, ...apiFieldsOf(inner.fields, inner.typeName).flatMap((field) => fieldTexts(field))]
  if (inner.type !== 'choice') return [label]
  const { name: enumName, values } = apiEnumOf(name)
  return [label, ...values.map((value) => [`${enumName}.${value}`])]
}

/** The keys of the texts that the CMS needs for these kinds and does not have, each once. */
export function missingTexts(
  kinds: readonly LabelledKind[],
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  const lacking = kinds.flatMap(textsOf).filter((keys) => !keys.some((key) => key in texts))
  return [...new Set(lacking.flatMap(([key]) => key ?? []))]
}

/** Throws an error that names every text of the kinds which the CMS lacks, with the file it belongs to. */
export function checkLabels(kinds: readonly LabelledKind[]): void {
  const sentences = languages.flatMap((language) => {
    const missing = missingTexts(kinds, JSON.parse(readFileSync(join(root, fileOf(language)), 'utf8')))
    return missing.length === 0 ? [] : [`${fileOf(language)} lacks ${missing.join(', ')}.`]
  })
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}
