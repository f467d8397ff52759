/** Calls that a scope allows, the first of a token's scopes in this order is shown. */
const calls: readonly (readonly [scope: string, document: string, route: string | null])[] = [
  ['hunt', 'mutation { quickHunt { combat { id } userErrors { message } } }', '/api/Game/quickHunt'],
  ['read', '{ me { name xp } }', '/api/clientUser/getme'],
  ['profile', '{ viewer { name role } }', null],
  ['content:read', '{ admin { items { totalCount } } }', '/api/item'],
  ['support', '{ admin { users { totalCount } } }', null],
]

const anyCall = ['', '{ __typename }', null] as const

/** Lines for a shell that call the site with a token: one for GraphQL, and one for REST where a short one exists. */
export function curlOf(
  origin: string,
  secret: string,
  scopes: readonly string[],
): { readonly graphql: string; readonly rest: string | null } {
  const [, query, route] = calls.find(([scope]) => scopes.includes(scope)) ?? anyCall
  const header = `-H 'Authorization: Bearer ${secret}'`
  return {
    graphql: `curl ${origin}/graphql ${header} -H 'Content-Type: application/json' -d '${JSON.stringify({ query })}'`,
    rest: route && `curl ${origin}${route} ${header}`,
  }
}
