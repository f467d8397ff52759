import { Mistake } from './mistake'
import { type ApiDocument, type ApiSchema, refName, type SdkInput, type SdkOperation } from './sdk-operations'

const header = '"""Made from openapi.v1.json by `npm run generate`."""'

const keywords = new Set([
  'and',
  'as',
  'class',
  'def',
  'from',
  'global',
  'if',
  'import',
  'in',
  'is',
  'not',
  'or',
  'pass',
  'with',
])

function snakeCase(name: string): string {
  const text = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return keywords.has(text) ? `${text}_` : text
}

/** A type of Python's annotations. `prefix` stands before the names of types. */
function typeOf({ $ref, type, enum: values, anyOf, items }: ApiSchema, prefix = ''): string {
  if ($ref !== undefined) return `${prefix}${refName($ref)}`
  if (anyOf) return anyOf.map((each) => typeOf(each, prefix)).join(' | ')
  if (values) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  const names = typeof type === 'string' ? [type] : (type ?? [])
  return names.map((name) => simpleType(name, items, prefix)).join(' | ') || 'Any'
}

function simpleType(name: string, items: ApiSchema | undefined, prefix: string): string {
  if (name === 'array') return `list[${items ? typeOf(items, prefix) : 'Any'}]`
  if (name === 'object') return 'dict[str, Any]'
  const simple = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }[name]
  if (simple === undefined) throw new Mistake(`Python has no type for ${name}.`)
  return simple
}

/** A docstring, at an indentation. */
const docstring = (text: string, indent: string): string =>
  `${indent}"""${text.split('\n')[0]?.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""\n`

/** The class of an object. Its fields are a table where the name of one is a keyword of Python. */
function typedDict(name: string, { description = '', properties = {}, required = [] }: ApiSchema): string {
  const fields = Object.entries(properties).map(([field, schema]): readonly [string, string] => {
    const type = typeOf(schema)
    return [field, required.includes(field) ? type : `NotRequired[${type}]`]
  })
  if (fields.some(([field]) => keywords.has(field))) {
    const table = fields.map(([field, type]) => `        "${field}": ${JSON.stringify(type)},\n`)
    return `${name} = TypedDict(\n    "${name}",\n    {\n${table.join('')}    },\n)\n${docstring(description, '')}`
  }
  const lines = fields.map(([field, type]) => `    ${field}: ${type}\n`)
  return `class ${name}(TypedDict):\n${docstring(description, '    ')}\n${lines.join('') || '    pass\n'}`
}

/** The module of types: a `TypedDict` for each object, a `Literal` for each list of names. */
export function pythonTypes({ components: { schemas } }: ApiDocument, codes: readonly string[]): string {
  const all = Object.entries(schemas)
  const objects = all.filter(([, schema]) => schema.properties)
  const names = all.filter(([, schema]) => schema.enum)
  const others = all.filter(([, schema]) => !schema.properties && !schema.enum)
  const classes = objects.map(([name, schema]) => typedDict(name, schema))
  const literals = names.map(([name, schema]) => `${name} = ${typeOf(schema)}\n`)
  const unions = others.map(([name, schema]) => `${name} = ${unionOf(schema)}\n`)
  return `${header}

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union

${literals.join('')}
RefusalCode = Literal[
${codes.map((code) => `    "${code}",\n`).join('')}]


${classes.join('\n\n')}

${unions.join('')}`
}

/** A type outside of annotations, where the classes exist already. */
const unionOf = (schema: ApiSchema): string =>
  schema.anyOf ? `Union[${schema.anyOf.map((each) => typeOf(each)).join(', ')}]` : typeOf(schema)

/** The module with a method for each operation. */
export const pythonOperations = (operations: readonly SdkOperation[]): string => `${header}

from __future__ import annotations

from typing import Any, Literal

from . import types
from .unset import UNSET, Unset, quote


class Operations:
    """The operations of the API, each by its \`operationId\` in snake case."""

    def call(
        self,
        method: str,
        path: str,
        query: dict[str, Any],
        body: dict[str, Any] | None,
        *,
        is_keyed: bool = False,
        key: str | None = None,
    ) -> Any:
        """Sends a call and returns the body of the response."""
        raise NotImplementedError

${operations.map(methodOf).join('\n')}`

function methodOf({ name, method, path, summary, isKeyed, params, query, body, result }: SdkOperation): string {
  const inputs = [...params, ...query, ...(body ?? [])]
  const required = inputs.filter(({ isRequired }) => isRequired)
  const optional = inputs.filter(({ isRequired }) => !isRequired)
  const args = [
    ...required.map(({ name: input, schema }) => `${snakeCase(input)}: ${typeOf(schema, 'types.')}`),
    ...optional.map(({ name: input, schema }) => `${snakeCase(input)}: ${typeOf(schema, 'types.')} | Unset = UNSET`),
    ...(isKeyed ? ['key: str | None = None'] : []),
  ]
  const signature =
    args.length > 0 ? `\n        self,\n        *,\n${args.map((arg) => `        ${arg},\n`).join('')}    ` : 'self'
  const filled = path.replaceAll(/\{(\w+)\}/g, (_text, input: string) => `{quote(${snakeCase(input)})}`)
  const pathText = filled === path ? `"${path}"` : `f"${filled}"`
  const fields = (list: readonly SdkInput[]) =>
    `{${list.map((input) => `"${input.name}": ${snakeCase(input.name)}`).join(', ')}}`
  const keyed = isKeyed ? ', is_keyed=True, key=key' : ''
  const call = `self.call("${method}", ${pathText}, ${fields(query)}, ${body ? fields(body) : 'None'}${keyed})`
  return `    def ${snakeCase(name)}(${signature}) -> ${typeOf(result, 'types.')}:\n${docstring(summary, '        ')}        return ${call}\n`
}
