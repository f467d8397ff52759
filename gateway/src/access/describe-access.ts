import { routes } from '../rest/routes'
import { callers, isAllowed } from './callers'
import { graphqlAccess } from './graphql-access'

const headings = [...callers]

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function table(what: string, entries: readonly (readonly [name: string, access: Parameters<typeof isAllowed>[1]])[]) {
  const lines = entries.map(([name, access]) =>
    row([`\`${name}\``, access, ...callers.map((caller) => (isAllowed(caller, access) ? 'yes' : ''))]),
  )
  const widths = ['---', '---', ...callers.map(() => '---')]
  return [row([what, 'demands', ...headings]), row(widths), ...lines].join('\n')
}

/** `docs/access.md`: who may call what, by both APIs. */
export const describeAccess = (): string => `# Who may call what

Made by \`npm run generate\` of the route table and \`gateway/src/access/graphql-access.ts\`. \`gateway/src/access/access.test.ts\` makes every call as each of
these callers against a running gateway, and fails for a route or a field that is not listed.

A caller who is not let through gets 401 or \`UNAUTHENTICATED\` without a session, otherwise 403 or \`FORBIDDEN\`. \`guest\` is an account of the staff that has
yet to set up its second factor. \`open\` demands not even an API key, \`public\` an API key by REST, \`viewer\` any session, \`player\` an account that plays, \`staff\`
any permission; the others are permissions.

A session of another account is refused as one that does not exist. Some operations let a caller through and refuse by a user error: accounts of the staff
and roles are changed by admins only (\`ADMIN_REQUIRED\`).

## GraphQL

${table(
  'field',
  [...graphqlAccess].sort(([a], [b]) => a.localeCompare(b)),
)}

## REST

${table(
  'call',
  routes.map(({ method, path, access }) => [`${method} /api${path}`, access] as const),
)}
`
