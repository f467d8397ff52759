import { clientVersion } from '../../env'
import { gatewayVersion } from './public-settings'

/** The gateway's error for a name in a document or an input that its schema does not have. */
const unknownName =
  /Unknown type "(?<type>\w+)"|"(?<name>\w+)" (?:on type|on field|is not defined by type|does not exist in) "?(?<owner>\w+(?:\.\w+)*)/

/** The gateway's errors for a name that the schema has in another form: with other parts, of another type, or required. */
const changedName =
  /Field "(?<field>[\w.]+)" (?:of type "[^"]+" must have|must not have) a selection|Field "(?<input>[\w.]+)" of required type|Variable "(?<variable>\$\w+)" of type "[^"]+" used in position|Field "(?<owner>\w+)" argument "(?<argument>\w+)" of type "[^"]+" is required/

/** The changed name in an error; undefined for other errors. */
function changedIn(message: string): string | undefined {
  const { field, input, variable, owner, argument } = changedName.exec(message)?.groups ?? {}
  return field ?? input ?? variable ?? (argument && `${owner}.${argument}`)
}

/** The names missing from the schema, or changed in it, according to the errors, such as `ItemRecord.weight`; empty for other errors. */
export function unknownNames(errors: readonly { readonly message?: unknown }[]): readonly string[] {
  const names = errors.flatMap(({ message }) => {
    const { type, name, owner } = unknownName.exec(String(message))?.groups ?? {}
    return type ?? (name && `${owner}.${name}`) ?? changedIn(String(message)) ?? []
  })
  return [...new Set(names)]
}

/** How the gateway's version compares with the one that this page was built as; `other` where they are equal or one is unknown. */
export function versionRelation(gateway = gatewayVersion(), page = clientVersion): 'older' | 'newer' | 'other' {
  const order = gateway === '' ? 0 : gateway.localeCompare(page, 'en', { numeric: true })
  if (order === 0) return 'other'
  return order < 0 ? 'older' : 'newer'
}
