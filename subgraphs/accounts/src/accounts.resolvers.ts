import type { Answer, Resolvers, Viewer as SessionViewer, UserError } from '@sanguine/kernel'
import type {
  ActivateAccountPayload,
  CloseWelcomePayload,
  LoginPayload,
  LogoutPayload,
  RegisterPayload,
  ResendActivationMailPayload,
  Viewer,
} from '@sanguine/schema'
import { activateAccount } from './operations/activate-account'
import { closeWelcome } from './operations/close-welcome'
import { login } from './operations/login'
import { logout } from './operations/logout'
import { register } from './operations/register'
import { resendActivationMail } from './operations/resend-activation-mail'

const viewerOf = ({ accountId, name, email, role, hasSeenWelcome }: SessionViewer): Viewer => ({
  id: accountId,
  name,
  email,
  role,
  hasSeenWelcome,
})

interface Told {
  readonly message: string | null
  readonly userErrors: readonly UserError[]
}

const told = (answer: Answer<string>): Told =>
  answer.ok ? { message: answer.value, userErrors: [] } : { message: null, userErrors: [answer.error] }

export const resolvers: Resolvers = {
  Query: {
    viewer: (_parent, _args, { viewer }): Viewer | null => viewer && viewerOf(viewer),
  },
  Mutation: {
    async login(_parent, { input }, context): Promise<LoginPayload> {
      const answer = await login(context, input)
      if (!answer.ok) return { accessToken: null, viewer: null, userErrors: [answer.error] }
      return { accessToken: answer.value.accessToken, viewer: viewerOf(answer.value.viewer), userErrors: [] }
    },
    async logout(_parent, _args, context): Promise<LogoutPayload> {
      await logout(context)
      return { userErrors: [] }
    },
    register: async (_parent, { input }, context): Promise<RegisterPayload> => told(await register(context, input)),
    activateAccount: async (_parent, { token }, context): Promise<ActivateAccountPayload> =>
      told(await activateAccount(context, token)),
    resendActivationMail: async (_parent, _args, context): Promise<ResendActivationMailPayload> =>
      told(await resendActivationMail(context)),
    async closeWelcome(_parent, _args, context): Promise<CloseWelcomePayload> {
      return { viewer: viewerOf(await closeWelcome(context)), userErrors: [] }
    },
  },
}
