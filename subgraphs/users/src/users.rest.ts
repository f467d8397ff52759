import { accountFields } from '@sanguine/accounts'
import { newEmail, newUsername } from '@sanguine/accounts/rest'
import { releaseFor } from '@sanguine/catalogue'
import {
  type Context,
  idSchema,
  invalidField,
  notFound,
  Problem,
  type ProblemKind,
  type Result,
  type Role,
  refused,
  roleNumbers,
} from '@sanguine/kernel'
import {
  booleanInput,
  defineRoute,
  deletedShape,
  idParams,
  inEveryLanguage,
  integerInput,
  type Route,
  resultShapeWith,
} from '@sanguine/kernel/rest'
import type { Release } from '@sanguine/rules'
import { z } from 'zod'
import { changeUserItem, setUserCurrencies } from './operations/change-user-player'
import { deleteUser } from './operations/delete-user'
import { readUserByName } from './operations/read-user'
import { maxUsers, searchUsers } from './operations/search-users'
import { updateUser } from './operations/update-user'
import { toWireUser, userShape } from './user.shape'
import { type AnyUserRefusal, refusalSentence, toWireResult } from './users.refusals'

const tag = 'users'

/** Refusals that are not listed here are an invalid input. */
const problemKinds: Readonly<Partial<Record<AnyUserRefusal['code'], ProblemKind>>> = {
  unknownUser: 'notFound',
  userChanged: 'conflict',
  lastAdmin: 'conflict',
  nameTaken: 'conflict',
  emailTaken: 'conflict',
  adminRequired: 'forbidden',
}

/** The value of a result; a refusal is thrown as a problem with its sentence. */
function requireValue<Value>(context: Context, result: Result<Value, AnyUserRefusal>): Value {
  if (result.ok) return result.value
  const { refusal } = result
  const details = refusal.field === null ? {} : { field: refusal.field }
  throw new Problem(
    problemKinds[refusal.code] ?? 'invalidInput',
    inEveryLanguage(refusalSentence(refusal, context)),
    details,
  )
}

const accountRoles = (Object.keys(roleNumbers) as Role[]).filter((role) => role !== 'guest')

const roleOf = (userRole: number) => accountRoles.find((role) => roleNumbers[role] === userRole)

const oneOf = (schemaName: string, numbers: readonly number[]) =>
  integerInput()
    .refine(
      (number) => numbers.includes(number),
      refused({ en: `must be one of ${numbers.join(', ')}`, de: `muss eine von ${numbers.join(', ')} sein` }),
    )
    .meta({ documentedAs: { $ref: `#/components/schemas/${schemaName}` } })

const currencyInput = z.object({
  name: z.string().nullish().describe('The name of the currency, or its short name.'),
  shortName: z.string().nullish().describe('The short name of the currency; required if `name` is left out.'),
  value: integerInput({ min: 0 }).describe('The amount after the change.'),
})

const userInput = z
  .object({
    id: idSchema,
    revision: integerInput({ min: 0 })
      .nullish()
      .describe(
        'The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins.',
      ),
    name: newUsername.nullish(),
    email: newEmail('The address of the account.').nullish(),
    userRole: oneOf(
      'UserRole',
      accountRoles.map((role) => roleNumbers[role]),
    )
      .nullish()
      .describe('Any role except 0, guest.'),
    patreonType: oneOf('PatreonType', [0, 1, 2, 3, 4, 5]).nullish(),
    currencies: z
      .array(
        currencyInput.meta({
          id: 'UserCurrencyInput',
          description: 'The amount of a currency that a user has after the change.',
        }),
      )
      .max(200, 'must not have over 200 entries')
      .nullish(),
  })
  .meta({ id: 'UserInput', description: 'The changes of a user. Fields that are left out stay unchanged.' })

/** The amounts by short name, of which `name` may be one. The last entry of a currency counts. */
function amountsOf(release: Release, entries: readonly z.output<typeof currencyInput>[]) {
  const currencies = [...release.currencies.values()]
  const amounts = new Map<string, number>()
  for (const { name, shortName, value } of entries) {
    const wanted = shortName || name || ''
    const found = currencies.find((currency) => currency.shortName === wanted || currency.name === wanted)
    if (!found)
      throw invalidField('currencies', {
        en: `there is no currency ${wanted}`,
        de: `die Währung ${wanted} gibt es nicht`,
      })
    amounts.set(found.shortName, value)
  }
  return [...amounts].map(([currency, amount]) => ({ currency, amount }))
}

const updateRoute = (method: 'PUT' | 'PATCH', operationId: string): Route =>
  defineRoute({
    operationId,
    cost: 'Mutation.updateUser',
    method,
    path: '/user',
    tag,
    summary: 'Changes the name, e-mail address, role, Patreon type and currencies of a user.',
    description:
      'Fields that are left out stay unchanged. A new amount of a currency is booked as a difference. The inventory is ignored; `AddInventoryItem` changes it. Only admins may change roles and accounts of staff. Support staff may set and end a ban (666). The only admin cannot lose the role.',
    access: 'manageUsers',
    scope: 'session',
    ownedBy: { 'body.id': 'any' },
    problems: ['notFound', 'conflict'],
    input: { body: userInput },
    response: userShape,
    run: async (context, { body: { currencies, userRole, id, ...input } }) => {
      const amounts = amountsOf(releaseFor(context), currencies ?? [])
      const role = userRole == null ? undefined : roleOf(userRole)
      const user = requireValue(context, await updateUser(context, { id, ...input, ...(role && { role }) }))
      if (amounts.length > 0) requireValue(context, await setUserCurrencies(context, { id, amounts }))
      return toWireUser(context, user)
    },
  })

/** A refusal of the game is a result; one that concerns the account is a problem. */
function gameResult<Value>(context: Context, result: Result<Value, AnyUserRefusal>): Result<Value, AnyUserRefusal> {
  if (!result.ok && result.refusal.code in problemKinds) requireValue(context, result)
  return result
}

const itemChangedSentence = 'The inventory was changed.'

export const userRoutes: readonly Route[] = [
  defineRoute({
    operationId: 'searchUsers',
    cost: 'Admin.users',
    method: 'POST',
    path: '/user/search',
    tag,
    summary: `Lists the users whose name or e-mail address contains a text, by name, at most ${maxUsers}.`,
    access: 'manageUsers',
    scope: 'support',
    input: {
      body: z
        .object({
          searchstring: z
            .string('must be text')
            .max(200, 'must not be longer than 200 characters')
            .default('')
            .describe('A part of the name or e-mail address, in upper or lower case; empty for all users.'),
          includeingBanned: booleanInput.default(false).describe('Whether to include banned users.'),
        })
        .meta({ id: 'SearchUsersRequest' }),
    },
    response: z.array(userShape),
    run: async (context, { body: { searchstring, includeingBanned } }) => {
      const input = { search: searchstring, includeBanned: includeingBanned, first: maxUsers }
      const { accounts } = await searchUsers(context, input)
      return Promise.all(accounts.map((user) => toWireUser(context, user)))
    },
  }),
  defineRoute({
    operationId: 'getUserByName',
    cost: 'Admin.userByName',
    method: 'GET',
    path: '/user/GetByName/:name',
    tag,
    summary: 'Returns the user with this name, in upper or lower case, banned or not.',
    access: 'manageUsers',
    scope: 'support',
    ownedBy: { 'params.name': 'any' },
    problems: ['notFound'],
    input: { params: z.object({ name: accountFields.username.describe("The user's name.") }) },
    response: userShape,
    run: async (context, { params: { name } }) => {
      const user = await readUserByName(context, name)
      if (!user) throw notFound({ en: 'user', de: 'Dieses Konto' })
      return toWireUser(context, user)
    },
  }),
  updateRoute('PUT', 'replaceUser'),
  updateRoute('PATCH', 'updateUser'),
  defineRoute({
    operationId: 'addInventoryItem',
    cost: 'Mutation.addUserItem',
    method: 'POST',
    path: '/user/AddInventoryItem',
    acceptsIdempotencyKey: true,
    tag,
    summary: "Adds pieces of an item to a user's inventory, or removes them.",
    description:
      'A unique item is added only once. If fewer pieces are there than should be removed, all are removed. Equipped pieces are removed last, and unequipped.',
    access: 'manageUsers',
    scope: 'support',
    ownedBy: { 'body.userId': 'any' },
    problems: ['notFound'],
    example: { success: true, message: itemChangedSentence, amount: 21 },
    input: {
      body: z
        .object({
          userId: idSchema,
          itemId: idSchema,
          deltaAmount: integerInput({ min: 1, max: 1_000_000 }).describe('The number of pieces.'),
          remove: booleanInput.default(false).describe('Whether to remove the pieces instead.'),
        })
        .meta({ id: 'AddInventoryItemRequest' }),
    },
    response: resultShapeWith({
      amount: z.int().describe('The number of pieces that the user has after the call.'),
    }).meta({
      id: 'AddInventoryItemResult',
    }),
    run: async (context, { body: { userId: id, itemId, deltaAmount: amount, remove: isRemoval } }) =>
      toWireResult(
        context,
        gameResult(context, await changeUserItem(context, { id, itemId, amount, isRemoval })),
        itemChangedSentence,
        ({ change }) => ({ amount: change.after }),
      ),
  }),
  defineRoute({
    operationId: 'deleteUser',
    cost: 'Mutation.deleteUser',
    method: 'DELETE',
    path: '/user/:id',
    tag,
    summary: 'Deletes a user with all sessions, the player and the journal.',
    description:
      'Name and e-mail address can be used again at once. The ledger stays under the id only, with all balances at 0. The only admin cannot be deleted.',
    access: 'manageUsers',
    scope: 'session',
    ownedBy: { 'params.id': 'any' },
    problems: ['notFound', 'conflict'],
    input: { params: idParams },
    response: deletedShape,
    run: async (context, { params }) => {
      requireValue(context, await deleteUser(context, params))
      return { success: true as const }
    },
  }),
]
