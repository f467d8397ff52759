import type { Resolvers, Result, Viewer as SessionViewer } from '@sanguine/kernel'
import type {
  CloseWelcomePayload,
  LoginPayload,
  LogoutPayload,
  PasswordResetPayload,
  UpdateAccountPayload,
  Viewer,
} from '@sanguine/schema'
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

/** A payload before its refusals are worded. */
type Refusable<Payload> = Omit<Payload, 'userErrors'> & { readonly userErrors: readonly AccountRefusal[] }

type Told = Refusable<PasswordResetPayload>

const told = (answer: Result<string, AccountRefusal>): Told =>
  answer.ok ? { message: answer.value, userErrors: [] } : { message: null, userErrors: [answer.refusal] }

const updated = (answer: Result<SessionViewer, AccountRefusal>, message: string): Refusable<UpdateAccountPayload> =>
  answer.ok
    ? { message, viewer: viewerOf(answer.value), userErrors: [] }
    : { message: null, viewer: null, userErrors: [answer.refusal] }

export const resolvers: Resolvers = {
  Query: {
    viewer: (_parent, _args, { viewer }): Viewer | null => viewer && viewerOf(viewer),
  },
  Mutation: {
    async login(_parent, { input }, context): Promise<Refusable<LoginPayload>> {
      const answer = await login(context, input)
      if (!answer.ok) return { accessToken: null, viewer: null, userErrors: [answer.refusal] }
      return { accessToken: answer.value.accessToken, viewer: viewerOf(answer.value.viewer), userErrors: [] }
    },
    async logout(_parent, _args, context): Promise<Refusable<LogoutPayload>> {
      await logout(context)
      return { userErrors: [] }
    },
    register: async (_parent, { input }, context): Promise<Told> => told(await register(context, input)),
    activateAccount: async (_parent, { token }, context): Promise<Told> => told(await activateAccount(context, token)),
    resendActivationMail: async (_parent, _args, context): Promise<Told> => told(await resendActivationMail(context)),
    requestPasswordReset: async (_parent, args, context): Promise<Told> =>
      told(await requestPasswordReset(context, args)),
    retrievePassword: async (_parent, { token }, context): Promise<Told> =>
      told(await retrievePassword(context, token)),
    updateEmail: async (_parent, { input }, context): Promise<Refusable<UpdateAccountPayload>> =>
      updated(await updateEmail(context, input), 'Your email address was changed.'),
    updatePassword: async (_parent, { input }, context): Promise<Refusable<UpdateAccountPayload>> =>
      updated(await updatePassword(context, input), 'Your password was changed.'),
    async closeWelcome(_parent, _args, context): Promise<Refusable<CloseWelcomePayload>> {
      return { viewer: viewerOf(await closeWelcome(context)), userErrors: [] }
    },
  },
}
