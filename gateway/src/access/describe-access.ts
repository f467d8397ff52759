import type { GraphQLSchema } from 'graphql'
import { fieldAccessOf } from '../rest/route-access'
import { routes } from '../rest/routes'
import { callers, isAllowed } from './callers'
import { declaredAccess, type FieldAccess } from './declared-access'
import { declaredOwners, type Owner } from './declared-owners'
import { type AccountAccess, objectsOfAccounts } from './object-access'
import { siteAccess } from './site-routes'

const headings = [...callers]

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The access in the schema's words: "or" separates the lists, "and" the scopes of a list. */
const wordsOf = (access: FieldAccess): string =>
  typeof access === 'string' ? access : access.map((all) => all.join(' and ')).join(' or ')

function table(what: string, entries: readonly (readonly [name: string, words: string, access: FieldAccess])[]) {
  const lines = entries.map(([name, words, access]) =>
    row([`\`${name}\``, words, ...callers.map((caller) => (isAllowed(caller, access) ? 'yes' : ''))]),
  )
  const widths = ['---', '---', ...callers.map(() => '---')]
  return [row([what, 'demands', ...headings]), row(widths), ...lines].join('\n')
}

const siteTable = (): string =>
  [
    row(['call', 'for']),
    row(['---', '---']),
    ...[...siteAccess].map(([call, access]) => row([`\`${call}\``, access])),
  ].join('\n')

/** The cells for an argument: its object, the ones that a caller may name, and the refusal for any other. */
function describeObject(access: AccountAccess): readonly string[] {
  switch (access.kind) {
    case 'owned':
      return access.staffRefusal
        ? [access.object, 'own, or all with `manageUsers`', `${access.refusal}, ${access.staffRefusal}`]
        : [access.object, 'own', access.refusal]
    case 'staff':
      return [
        access.object,
        'all, with the permission',
        [...new Set([access.refusal, access.staffRefusal ?? access.refusal])].join(', '),
      ]
    case 'secret':
      return [access.object, 'that of the secret', '']
    case 'named':
      return [access.object, 'any', '']
  }
}

const ownerWords: Readonly<Record<Exclude<Owner, 'none'>, string>> = {
  caller: 'own',
  any: 'all that the call lets through',
  bearer: 'that of the secret',
}

/** The table of the schema's arguments that name an account's object. */
const argumentTable = (schema: GraphQLSchema): string =>
  [
    row(['argument', 'which ones']),
    row(['---', '---']),
    ...declaredOwners(schema)
      .flatMap(({ call, argument, owner }) =>
        owner === 'none' ? [] : [row([`\`${call}(${argument})\``, ownerWords[owner]])],
      )
      .sort(),
  ].join('\n')

const objectTable = (): string =>
  [
    row(['argument', 'names', 'which ones', 'refusal']),
    row(['---', '---', '---', '---']),
    ...objectsOfAccounts.map(([key, access]) => row([`\`${key}\``, ...describeObject(access)])),
  ].join('\n')

/** The text of `docs/access.md`: the callers of every field and route. */
export const describeAccess = (schema: GraphQLSchema): string => `# Who may call what

Made by \`npm run generate\` of the schema and the route table. A field says who may call it by \`@public\`, \`@authenticated\` or \`@requiresScopes\`
([decision 021](decisions/021-access-in-the-schema.md)), a route by \`access\`. A field at the root or of \`Admin\` that declares nothing does not build.
\`gateway/src/access/access.test.ts\` makes every call as each of these callers against a running gateway, and compares with a list of its own;
\`gateway/src/rest/route-access.test.ts\` fails where a route and the field that does the same differ.

A caller who is not let through gets 401 or \`UNAUTHENTICATED\` without a session, otherwise 403 or \`FORBIDDEN\`. \`guest\` is an account of the staff that has
yet to set up its second factor. \`open\` demands not even an API key, \`public\` an API key by REST, \`authenticated\` (\`viewer\` in the table of routes) any session,
\`player\` an account that plays, \`staff\` any permission; the others are permissions.

Who is let through may still not work on every object: see [below](#whose-objects). An \`Idempotency-Key\` is that of the account that sends it.

## GraphQL

${table(
  'field',
  declaredAccess(schema)
    .map(({ path, access }) => [path, wordsOf(access), access] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
)}

## REST

${table(
  'call',
  routes.map(({ method, path, access }) => [`${method} /api${path}`, access, fieldAccessOf(access)] as const),
)}

## Beside the APIs

What else the gateway serves, of \`gateway/src/access/site-routes.ts\`: the site's files, health, documentation. None of it knows a session.
\`gateway/src/access/site-routes.test.ts\` fails for a call that is routed and not listed, makes each of them through a proxy, and fails where one that is
not for everyone is routed on a site in production.

- **everyone**: no secret is in it. Reports of failed remotes and the documentation are limited by network.
- **dev mailbox**: the outbox holds links that open accounts. It is served without a mail server and outside of production alone, to callers of this machine,
  unless \`DEV_MAIL\` says otherwise; elsewhere there is no such address.
- **play money**: approves payments that cost nothing. It is served without PayPal and outside of production alone, to callers of this machine, unless
  \`ALLOW_PLAY_MONEY\` says otherwise; elsewhere there is no such address.
- **payment provider**: an event without the provider's signature is refused.

${siteTable()}

## Whose objects

The arguments that name what belongs to an account. All others are content, which is the same for everyone who may make the call. An argument of GraphQL says so by
\`@ownedBy\` behind its type, and an id, a secret or a name of an account that does not declare it does not build. Those of routes are in
\`gateway/src/access/object-access.ts\`. \`gateway/src/access/object-access.test.ts\` compares with a list of its own, which has the refusals too, and tries each.

- **own**: another account's object is refused as one that does not exist. The test makes each call with both, compares the whole responses, and compares all
  documents of the owner before and after. By REST a refusal may be a 200 with \`success: false\`.
- **all, with the permission**: without it an object that exists is refused as one that does not. Accounts of the staff are changed by admins only: support
  gets the second code.
- **that of the secret**: a token, ticket or payment id of at least 64 random bits, which only one person was given. Who has it may make the call.
- **any**: a name that anyone may give, to log in with it, to register it, to have a mail sent to its owner, to give its player something.

### GraphQL

${argumentTable(schema)}

### REST

${objectTable()}
`
