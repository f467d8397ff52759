import {
  anyKind,
  apiFieldsOf,
  apiKindOf,
  type FieldShape,
  type Fields,
  kindNames,
  translatedFieldsOf,
} from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import type { TestGateway } from '..'

/** A call of a client, whose answer may not depend on how a site stores its data. */
export interface SiteCall {
  readonly by: 'admin' | 'player'
  /** a path of REST, or a document of GraphQL */
  readonly rest?: string
  readonly graphql?: string
}

const fieldOf = (name: string, shape: FieldShape, target: string | null): string => {
  const inner = shape.type === 'list' ? shape.of.shape : shape
  if (inner.type === 'image') return `${target} { id }`
  if (inner.type === 'money') return `${name} { cents }`
  if (inner.type === 'object') return `${name} { ${selectionOf(inner.fields, inner.typeName)} }`
  return target === null ? name : `${name} ${target} { id }`
}

const selectionOf = (fields: Fields, typeName?: string): string =>
  apiFieldsOf(fields, typeName)
    .map(({ name, shape, target }) => fieldOf(name, shape, target))
    .join(' ')

const recordCalls = kindNames.flatMap((kind): SiteCall[] => {
  const texts = translatedFieldsOf(kind).length > 0 ? 'translations { language field text original isOutdated }' : ''
  const selection = `id revision updatedAt ${selectionOf(anyKind(kind).fields)} ${texts}`
  return [
    { by: 'admin', rest: `/${kind}` },
    { by: 'admin', graphql: `{ admin { ${apiKindOf(kind).plural} { totalCount nodes { ${selection} } } } }` },
  ]
})

const item =
  'id name isUnique requiredXp requiredSubscription craftingMaterials { amount item { id } } price { amount }'
const audit = 'id changedAt action reason subject { type id title } changes { field before after } restorableStates'

/** The calls by which staff and a player read the site. */
export const siteCalls: readonly SiteCall[] = [
  ...recordCalls,
  { by: 'admin', graphql: `{ admin { auditLog(first: 100) { totalCount nodes { ${audit} } } } }` },
  { by: 'admin', graphql: '{ admin { contentProblems { kind recordId title } } }' },
  { by: 'admin', rest: `/huntingground/region/${testId('region', 1)}` },
  { by: 'player', rest: '/clientUser/getme' },
  { by: 'player', rest: '/stat' },
  { by: 'player', rest: '/premiumpackage/getactive' },
  { by: 'player', rest: `/ClientItem/${testId('item', 1)}` },
  { by: 'player', rest: '/news/latestnews/0/10' },
  { by: 'player', graphql: `{ me { xp inventory { amount isEquipped item { ${item} } } currencies { amount } } }` },
  {
    by: 'player',
    graphql: '{ packages { id name price { cents } subscriptionLevel category items { amount item { id } } } }',
  },
  { by: 'player', graphql: '{ regions { id name requiredXp huntingGrounds { id name requiredXp } } }' },
]

/** The answer of a gateway, with its status. */
export async function answerTo(gateway: TestGateway, { rest, graphql }: SiteCall, token: string): Promise<unknown> {
  if (rest === undefined) return await gateway.graphql(graphql ?? '', {}, token)
  const { status, body } = await gateway.rest(rest, { token })
  return { status, body }
}
