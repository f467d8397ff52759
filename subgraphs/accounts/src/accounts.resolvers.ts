import { type Domain, memoPerCall, toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { findAccount } from './administration/find-accounts'
import {
  finishAuthorization,
  type PendingAuthorization,
  startAuthorization,
  startDeviceAuthorization,
} from './oauth/authorize'
import { shownClient } from './oauth/client-view'
import { disconnectApp, listConnectedApps } from './oauth/connected-apps'
import {
  type ClientWithSecret,
  changeClient,
  deleteClient,
  listOwnClients,
  registerClient,
  rotateClientSecret,
} from './oauth/manage-clients'
import { activateAccount, activateAndLogIn } from './operations/activate-account'
import { closeWelcome } from './operations/close-welcome'
import { confirmEmail } from './operations/confirm-email'
import { confirmLogin, finishPasskeyLogin, startPasskeyLogin } from './operations/confirm-login'
import { login } from './operations/login'
import { logout } from './operations/logout'
import {
  confirmPasskey,
  confirmTotp,
  enrolPasskey,
  enrolTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './operations/manage-second-factors'
import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from './operations/own-sessions'
import { register } from './operations/register'
import { requestPasswordReset } from './operations/request-password-reset'
import { resendActivationMail } from './operations/resend-activation-mail'
import { retrievePassword } from './operations/retrieve-password'
import { updateEmail } from './operations/update-email'
import { updatePassword } from './operations/update-password'
import {
  createOwnToken,
  listOwnTokens,
  revokeOwnToken,
  revokeOwnTokens,
  rotateOwnToken,
} from './personal-tokens/manage-tokens'
import type { OpenedSession } from './sessions/sessions'

/** Makes an empty payload for a success without a value. */
const nothing = () => ({})

/** Uses the value as the payload, because both have the same fields. */
const asItIs = <Value>(value: Value): Value => value

const opened = ({ accessToken, viewer }: OpenedSession) => ({ accessToken, account: viewer })

const withApp = (client: Parameters<typeof shownClient>[0]) => ({ app: shownClient(client) })
const withSecret = ({ client, secret }: ClientWithSecret) => ({ ...withApp(client), secret })

const askedOf = ({ ticket, client, scopes, returnsTo }: PendingAuthorization, accountId: string | undefined) => ({
  ticket,
  name: client.name,
  description: client.description,
  website: client.website || null,
  isOwn: client.ownerId.toHexString() === accountId,
  scopes: [...scopes],
  returnsTo,
})

/** The 16 random bytes of a session's id in hexadecimal. */
export const nodeIds = { AccountSession: /^[0-9a-f]{32}$/ } satisfies Domain['nodeIds']

/** A call may ask for many sessions by their ids. */
const sessionsOfCall = memoPerCall<void, readonly OwnSession[]>(listOwnSessions)

/** A session of the caller's account that is open. */
export const nodes = {
  AccountSession: async (context, id) =>
    context.viewer?.sessionId ? ((await sessionsOfCall(context)).find((session) => session.id === id) ?? null) : null,
} satisfies Domain['nodes']

export const resolvers = {
  Query: { viewer: (_root, _args, { viewer }) => viewer },
  Account: {
    id: ({ accountId }) => accountId,
    ban: async ({ accountId, role }, _args, { app }) =>
      role === 'banned' ? ((await findAccount(app, accountId))?.ban ?? null) : null,
    passwordExpiresAt: async ({ accountId }, _args, { app }) =>
      (await findAccount(app, accountId))?.passwordExpiresAt ?? null,
    isEnrolmentRequired: ({ mustEnrol = false }) => mustEnrol,
    sessions: (viewer, _args, context) => listOwnSessions({ ...context, viewer }),
    secondFactors: (viewer, _args, context) => readSecondFactors({ ...context, viewer }),
    personalTokens: (viewer, _args, context) => listOwnTokens({ ...context, viewer }),
    connectedApps: (viewer, _args, context) => listConnectedApps({ ...context, viewer }),
    registeredApps: async (viewer, _args, context) => (await listOwnClients({ ...context, viewer })).map(shownClient),
  },
  PlayerProfile: { id: ({ accountId }) => accountId },
  Mutation: {
    login: async (_root, { input }, context) =>
      toPayload(await login(context, input), (result) =>
        result.isOpen ? opened(result) : { ticket: result.ticket, methods: result.methods },
      ),
    confirmLogin: async (_root, { input }, context) => toPayload(await confirmLogin(context, input), opened),
    startPasskeyLogin: async (_root, { input }, context) => toPayload(await startPasskeyLogin(context, input), asItIs),
    finishPasskeyLogin: async (_root, { input }, context) =>
      toPayload(await finishPasskeyLogin(context, input), opened),
    endSession: async (_root, { input }, context) => toPayload(await endOwnSession(context, input.id), nothing),
    endOtherSessions: async (_root, _args, context) => ({ endedCount: await endOtherSessions(context) }),
    enrolTotp: async (_root, { input }, context) => toPayload(await enrolTotp(context, input), asItIs),
    confirmTotp: async (_root, { input }, context) => toPayload(await confirmTotp(context, input), asItIs),
    removeTotp: async (_root, { input }, context) => toPayload(await removeTotp(context, input), nothing),
    enrolPasskey: async (_root, { input }, context) => toPayload(await enrolPasskey(context, input), asItIs),
    confirmPasskey: async (_root, { input }, context) => toPayload(await confirmPasskey(context, input), asItIs),
    removePasskey: async (_root, { input }, context) => toPayload(await removePasskey(context, input), nothing),
    renewRecoveryCodes: async (_root, { input }, context) =>
      toPayload(await renewRecoveryCodes(context, input), asItIs),
    createPersonalToken: async (_root, { input }, context) => toPayload(await createOwnToken(context, input), asItIs),
    rotatePersonalToken: async (_root, { input }, context) => toPayload(await rotateOwnToken(context, input), asItIs),
    revokePersonalToken: async (_root, { input }, context) =>
      toPayload(await revokeOwnToken(context, input.id), nothing),
    revokePersonalTokens: async (_root, _args, context) => ({ revokedCount: await revokeOwnTokens(context) }),
    startAuthorization: async (_root, { input }, context) =>
      toPayload(await startAuthorization(context, input), ({ authorization, redirectUri }) => ({
        authorization: authorization && askedOf(authorization, context.viewer?.accountId),
        redirectUri,
      })),
    startDeviceAuthorization: async (_root, { input }, context) =>
      toPayload(await startDeviceAuthorization(context, input), (found) => ({
        authorization: askedOf(found, context.viewer?.accountId),
      })),
    finishAuthorization: async (_root, { input }, context) =>
      toPayload(await finishAuthorization(context, input), asItIs),
    disconnectApp: async (_root, { input }, context) => toPayload(await disconnectApp(context, input.id), nothing),
    registerApp: async (_root, { input }, context) => toPayload(await registerClient(context, input), withSecret),
    updateApp: async (_root, { input }, context) => toPayload(await changeClient(context, input), withApp),
    rotateAppSecret: async (_root, { input }, context) =>
      toPayload(await rotateClientSecret(context, input.id), withSecret),
    deleteApp: async (_root, { input }, context) => toPayload(await deleteClient(context, input.id), nothing),
    logout: async (_root, _args, context) => {
      await logout(context)
      return { hasClosedSession: context.viewer !== null }
    },
    register: async (_root, { input }, context) => toPayload(await register(context, input), nothing),
    activateAccount: async (_root, { input }, context) =>
      input.canOpenSession
        ? toPayload(
            await activateAndLogIn(context, { token: input.token, replacesSession: input.canReplaceSession ?? false }),
            (session) => ({ accessToken: session?.accessToken }),
          )
        : toPayload(await activateAccount(context, input.token), nothing),
    resendActivationMail: async (_root, _args, context) => toPayload(await resendActivationMail(context), nothing),
    requestPasswordReset: async (_root, { input }, context) =>
      toPayload(await requestPasswordReset(context, input), nothing),
    retrievePassword: async (_root, { input }, context) =>
      toPayload(await retrievePassword(context, input.token), nothing),
    updateEmail: async (_root, { input }, context) =>
      toPayload(await updateEmail(context, input), (account) => ({ account })),
    confirmEmail: async (_root, { input }, context) => toPayload(await confirmEmail(context, input.token), asItIs),
    updatePassword: async (_root, { input }, context) =>
      toPayload(await updatePassword(context, input), (account) => ({ account })),
    closeWelcome: async (_root, _args, context) => ({ account: await closeWelcome(context) }),
  },
} satisfies Resolvers
