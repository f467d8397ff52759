import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const pack = join(__dirname, '../../packages/content/pack')

const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(pack, file), 'utf8')) as Content

/** The names of a kind's records in the content pack: English name → German name. */
export function germanNames(kind: 'item' | 'enemy' | 'region' | 'huntingGround' | 'rank'): ReadonlyMap<string, string> {
  const german = read<Readonly<Record<string, { readonly name?: string }>>>('de.json')
  const records = read<readonly { readonly id: string; readonly name: string }[]>(`${kind}.json`)
  return new Map(records.map(({ id, name }) => [name, german[id]?.name ?? '']))
}

/** Tells by the English name of a thing what it is called in a language; throws for one that the content pack does not have. */
export function namesIn(language: 'en' | 'de', kind: Parameters<typeof germanNames>[0]): (name: string) => string {
  if (language === 'en') return (name) => name
  const names = germanNames(kind)
  return (name) => {
    const german = names.get(name)
    if (!german) throw new Error(`There is no ${kind} ${name} with a German name.`)
    return german
  }
}
