import type { Pack } from '@sanguine/content/pack'
import type { RestExamples } from '@sanguine/kernel/rest'
import { DeclarationError } from '../../declaration-error'
import { domains } from '../../domains'
import type { ExampleValues } from './examples'

type OwnExamples = readonly [domain: string, examples: RestExamples]

/** The values of all domains by their names. Throws if two domains have a value for one name. */
function join(all: readonly OwnExamples[], part: keyof RestExamples): Readonly<Record<string, unknown>> {
  const owners = new Map<string, string>()
  const values: Record<string, unknown> = {}
  for (const [domain, examples] of all)
    for (const [name, value] of Object.entries(examples[part] ?? {})) {
      const other = owners.get(name)
      if (other) throw new DeclarationError(`The examples of ${other} and ${domain} both have ${name}.`)
      owners.set(name, domain)
      values[name] = value
    }
  return values
}

/** The examples of the API's documentation, which the domains make from the records of a content pack. */
export function exampleValues(pack: Pack): ExampleValues {
  const all = domains.map(({ name, examples }): OwnExamples => [name, examples?.(pack as never) ?? {}])
  return { schemas: join(all, 'schemas'), properties: join(all, 'properties') }
}
