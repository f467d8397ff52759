import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { findAccount } from './administration/find-accounts'
import { activateAccount } from './operations/activate-account'
import { closeWelcome } from './operations/close-welcome'
import { confirmEmail } from './operations/confirm-email'
import { login } from './operations/login'
import { logout } from './operations/logout'
import { register } from './operations/register'
import { requestPasswordReset } from './operations/request-password-reset'
import { resendActivationMail } from './operations/resend-activation-mail'
import { retrievePassword } from './operations/retrieve-password'
import { updateEmail } from './operations/update-email'
import { updatePassword } from './operations/update-password'

/** Success has nothing to tell. */
const nothing = () => ({})

export const resolvers = {
  Query: { viewer: (_root, _args, { viewer }) => viewer },
  Account: {
    id: ({ accountId }) => accountId,
    ban: async ({ accountId, role }, _args, { app }) =>
      role === 'banned' ? ((await findAccount(app, accountId))?.ban ?? null) : null,
  },
  Mutation: {
    login: async (_root, { input }, context) =>
      toPayload(await login(context, input), ({ accessToken, viewer }) => ({ accessToken, account: viewer })),
    logout: async (_root, _args, context) => {
      await logout(context)
      return { wasLoggedIn: context.viewer !== null }
    },
    register: async (_root, { input }, context) =>
      toPayload(await register(context, input), (registration) => registration),
    activateAccount: async (_root, { input }, context) =>
      toPayload(await activateAccount(context, input.token), nothing),
    resendActivationMail: async (_root, _args, context) => toPayload(await resendActivationMail(context), nothing),
    requestPasswordReset: async (_root, { input }, context) =>
      toPayload(await requestPasswordReset(context, input), nothing),
    retrievePassword: async (_root, { input }, context) =>
      toPayload(await retrievePassword(context, input.token), nothing),
    updateEmail: async (_root, { input }, context) =>
      toPayload(await updateEmail(context, input), (account) => ({ account })),
    confirmEmail: async (_root, { input }, context) => toPayload(await confirmEmail(context, input.token), nothing),
    updatePassword: async (_root, { input }, context) =>
      toPayload(await updatePassword(context, input), (account) => ({ account })),
    closeWelcome: async (_root, _args, context) => ({ account: await closeWelcome(context) }),
  },
} satisfies Resolvers
