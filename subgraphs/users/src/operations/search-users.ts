import { type AccountPage, searchAccounts, textSchema } from '@sanguine/accounts'
import { type Context, invalidCursor, parse, requirePermission, wholeNumber } from '@sanguine/kernel'
import { readUserName } from '@sanguine/rules'
import { z } from 'zod'

/** Accounts of a page at most. */
export const maxUsers = 100

const accountRoles = ['user', 'betaUser', 'support', 'editor', 'admin', 'notActivated', 'banned'] as const

const inputSchema = z.object({
  search: textSchema(200).nullish(),
  roles: z.array(z.enum(accountRoles)).max(accountRoles.length).nullish(),
  includeBanned: z.boolean().nullish(),
  first: wholeNumber(1, maxUsers).nullish(),
  after: z.string().nullish(),
})

/** The accounts to find, and the page to read; `after` is a cursor of `cursorOf`. */
export type SearchUsersInput = z.input<typeof inputSchema>

/** The place of an account in the list: its name. */
export const cursorOf = ({ name }: { readonly name: string }): string => Buffer.from(name).toString('base64url')

/**
 * Accounts whose name or e-mail address contains a text, in any case, by name. Banned ones are listed only if they are
 * included or their role is requested. For staff who manage users. Throws `invalidInput`.
 */
export async function searchUsers(context: Context, input: SearchUsersInput = {}): Promise<AccountPage> {
  requirePermission(context, 'manageUsers')
  const { search, roles, includeBanned, first, after } = parse(inputSchema, input)
  return searchAccounts(context.app, {
    text: search ?? '',
    roles: roles && roles.length > 0 ? roles : null,
    includeBanned: includeBanned ?? false,
    first: first ?? 50,
    after: after == null ? null : readCursor(after),
  })
}

/** The name in a cursor. Throws `invalidInput` for a text that `cursorOf` does not return. */
function readCursor(cursor: string): string {
  const name = Buffer.from(cursor, 'base64url').toString()
  if (readUserName(name) === null || cursorOf({ name }) !== cursor) throw invalidCursor()
  return name
}
