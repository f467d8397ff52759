import { type Resolvers, type Result, type Viewer as SessionViewer, toPayload } from '@sanguine/kernel'
import type { Viewer } from '@sanguine/schema'
import type { AccountRefusal } from './account-refusal'
import { activateAccount } from './operations/activate-account'
import { closeWelcome } from './operations/close-welcome'
import { login } from './operations/login'
import { logout } from './operations/logout'
import { register } from './operations/register'
import { requestPasswordReset } from './operations/request-password-reset'
import { resendActivationMail } from './operations/resend-activation-mail'
import { retrievePassword } from './operations/retrieve-password'
import { updateEmail } from './operations/update-email'
import { updatePassword } from './operations/update-password'

const viewerOf = ({ accountId, name, email, role, hasSeenWelcome }: SessionViewer): Viewer => ({
  id: accountId,
  name,
  email,
  role,
  hasSeenWelcome,
})

const messagePayload = (result: Result<string, AccountRefusal>) => toPayload(result, (message) => ({ message }))

const updatePayload = (result: Result<SessionViewer, AccountRefusal>, message: string) =>
  toPayload(result, (viewer) => ({ message, viewer: viewerOf(viewer) }))

export const resolvers: Resolvers = {
  Query: {
    viewer: (_parent, _args, { viewer }): Viewer | null => viewer && viewerOf(viewer),
  },
  Mutation: {
    login: async (_parent, { input }, context) =>
      toPayload(await login(context, input), ({ accessToken, viewer }) => ({ accessToken, viewer: viewerOf(viewer) })),
    async logout(_parent, _args, context) {
      await logout(context)
      return { userErrors: [] }
    },
    register: async (_parent, { input }, context) => messagePayload(await register(context, input)),
    activateAccount: async (_parent, { token }, context) => messagePayload(await activateAccount(context, token)),
    resendActivationMail: async (_parent, _args, context) => messagePayload(await resendActivationMail(context)),
    requestPasswordReset: async (_parent, args, context) => messagePayload(await requestPasswordReset(context, args)),
    retrievePassword: async (_parent, { token }, context) => messagePayload(await retrievePassword(context, token)),
    updateEmail: async (_parent, { input }, context) =>
      updatePayload(await updateEmail(context, input), 'Your email address was changed.'),
    updatePassword: async (_parent, { input }, context) =>
      updatePayload(await updatePassword(context, input), 'Your password was changed.'),
    closeWelcome: async (_parent, _args, context) => ({
      viewer: viewerOf(await closeWelcome(context)),
      userErrors: [],
    }),
  },
}
