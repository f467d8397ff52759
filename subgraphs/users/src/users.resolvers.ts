import { type AccountDetails, canChangeAccount, clientCursorOf } from '@sanguine/accounts'
import { currencyAmounts, releaseFor } from '@sanguine/catalogue'
import { requirePermission, toConnection, toPayload } from '@sanguine/kernel'
import { rankAt } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { inventoryPage } from './inventory-page'
import { banUser, unbanUser } from './operations/ban-user'
import { changeUserItem, setUserCurrencies } from './operations/change-user-player'
import { deleteUser } from './operations/delete-user'
import { listItemsToGive } from './operations/list-items-to-give'
import { countBans, listUserSessions, readUser, readUserByName, readUserPlayer } from './operations/read-user'
import { listApps, reviewApp } from './operations/review-app'
import { cursorOf, searchUsers } from './operations/search-users'
import { updateUser } from './operations/update-user'
import { endUserSessions, removeUserSecondFactors, resendUserActivation } from './operations/user-login'
import { patreonNumberOf, patreonTypeOf } from './patreon-types'

const withUser = (user: AccountDetails) => ({ user })

export const resolvers = {
  Admin: {
    users: async (_admin, args, context) => {
      const roles = args.roles?.flatMap((role) => (role === 'guest' ? [] : [role]))
      const page = await searchUsers(context, { ...args, roles })
      return { ...toConnection(page.accounts, cursorOf, page), totalCount: page.totalCount }
    },
    apps: async (_admin, args, context) => {
      const page = await listApps(context, args)
      const cursors = new Map(page.clients.map((client) => [client._id, clientCursorOf(client)]))
      return toConnection(page.apps, ({ app }) => cursors.get(app.id) ?? '', page)
    },
    user: (_admin, { id }, context) => readUser(context, id),
    itemsToGive: (_admin, _args, context) => listItemsToGive(context),
    userByName: (_admin, { name }, context) => readUserByName(context, name),
  },
  User: {
    id: ({ accountId }) => accountId,
    roleBeforeBan: ({ ban }) => ban?.roleBefore ?? null,
    patreonType: ({ patreonType }) => patreonTypeOf(patreonType),
    isChangeable: (user, _args, context) => canChangeAccount(requirePermission(context, 'manageUsers'), user),
    sessions: ({ accountId }, _args, context) => listUserSessions(context, accountId),
    hasPlayed: async ({ accountId }, _args, context) => (await readUserPlayer(context, accountId)) !== null,
    xp: async ({ accountId }, _args, context) => (await readUserPlayer(context, accountId))?.xp ?? 0,
    currentRank: async ({ accountId }, _args, context) => {
      const state = await readUserPlayer(context, accountId)
      return state && rankAt(state.xp, releaseFor(context)).rank
    },
    banCount: ({ accountId }, _args, context) => countBans(context, accountId),
    currencies: async ({ accountId }, _args, context) => {
      const release = releaseFor(context)
      const none = Object.fromEntries([...release.currencies.keys()].map((shortName) => [shortName, 0]))
      return currencyAmounts(release, { ...none, ...(await readUserPlayer(context, accountId))?.currencies })
    },
    inventory: async ({ accountId }, args, context) => {
      const page = inventoryPage(releaseFor(context), await readUserPlayer(context, accountId), args)
      return {
        ...toConnection(page.entries, ({ position }) => String(position), page),
        totalCount: page.totalCount,
      }
    },
  },
  Mutation: {
    updateUser: async (_root, { input: { patreonType, role, ...input } }, context) =>
      toPayload(
        await updateUser(context, {
          ...input,
          ...(role && role !== 'guest' && { role }),
          ...(patreonType !== undefined && { patreonType: patreonNumberOf(patreonType) }),
        }),
        withUser,
      ),
    banUser: async (_root, { input }, context) => toPayload(await banUser(context, input), withUser),
    reviewApp: async (_root, { input }, context) => toPayload(await reviewApp(context, input), (app) => ({ app })),
    unbanUser: async (_root, { input }, context) => toPayload(await unbanUser(context, input), withUser),
    setUserCurrencies: async (_root, { input: { id, amounts } }, context) =>
      toPayload(
        await setUserCurrencies(context, {
          id,
          amounts: amounts.map(({ currencyShortName, amount }) => ({ currency: currencyShortName, amount })),
        }),
        ({ user }) => ({ user }),
      ),
    addUserItem: async (_root, { input }, context) =>
      toPayload(await changeUserItem(context, { ...input, isRemoval: false }), ({ user, change }) => ({
        user,
        amount: change.after,
      })),
    removeUserItem: async (_root, { input }, context) =>
      toPayload(await changeUserItem(context, { ...input, isRemoval: true }), ({ user, change }) => ({
        user,
        amount: change.after,
      })),
    resendUserActivation: async (_root, { input }, context) =>
      toPayload(await resendUserActivation(context, input), withUser),
    endUserSessions: async (_root, { input }, context) => toPayload(await endUserSessions(context, input), withUser),
    removeUserSecondFactors: async (_root, { input }, context) =>
      toPayload(await removeUserSecondFactors(context, input), withUser),
    deleteUser: async (_root, { input }, context) =>
      toPayload(await deleteUser(context, input), (deletedId) => ({ deletedId })),
  },
} satisfies Resolvers
