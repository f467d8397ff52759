import { join } from 'node:path'
import { connectionService, createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { prepareMails } from '@sanguine/mail'
import { accountsService, addNameSkeletons } from './accounts.model'
import { nodeIds, nodes, resolvers } from './accounts.resolvers'
import { accountCallsService } from './keyed-calls/account-calls.model'
import { attemptsService } from './limits/attempts'
import { deviceRequestsService } from './oauth/device-requests.model'
import { oauthClientsService } from './oauth/oauth-clients.model'
import { oauthGrantsService } from './oauth/oauth-grants.model'
import { accountCollections } from './personal-data'
import { personalTokensService } from './personal-tokens/personal-tokens.model'
import { accountRoutes } from './rest/account.rest'
import { examples } from './rest/accounts.examples'
import { refusals } from './rest/accounts.refusals'
import { secondFactorRoutes } from './rest/second-factor.rest'
import { sessionRoutes } from './rest/session.rest'
import { loginTicketsService } from './second-factors/login-tickets'
import { secretCollections, secretRowsOf } from './secrets/secret-fingerprints'
import { mailTokensService } from './sessions/mail-tokens'
import { sessionsService } from './sessions/sessions.model'
import { sweeperService } from './sweeper'

export { accountMailSamples } from './account-mails'
export type { AccountRefusal } from './account-refusal'
export { accountFields, checkEmail, checkName, textSchema } from './account-rules'
export type { AccountBan, AccountDetails } from './administration/account-details'
export { type AccountPage, type AccountSearch, searchAccounts } from './administration/account-directory'
export { endAllSessions, listSessions, type OpenSession } from './administration/account-sessions'
export { canChangeAccount } from './administration/can-change-account'
export {
  type AccountChangeRefusal,
  type AccountFields,
  changeAccount,
  deleteAccount,
} from './administration/change-account'
export { findAccount, findAccountByName } from './administration/find-accounts'
export { type MailActivationRefusal, mailActivation } from './administration/mail-activation'
export { removeSecondFactors, type SecondFactorRemovalRefusal } from './administration/remove-second-factors'
export {
  type ClientPage,
  type ClientReviewRefusal,
  clientCursorOf,
  reviewClient,
  searchClients,
} from './administration/review-clients'
export { unactivatedAccounts } from './administration/unactivated-accounts'
export { type AccountCall, accountCall, rememberCall, runOnce } from './keyed-calls/run-once'
export { countAttempt, limits, requireAttempt } from './limits/attempts'
export { shownClient } from './oauth/client-view'
export { authorizeDevice } from './oauth/device-flow'
export { readAppToken } from './oauth/grants'
export { describeServer } from './oauth/metadata'
export { type ClientState, clientStates, type OauthClientRecord } from './oauth/oauth-clients.model'
export type { ProtocolContext, ProtocolRequest, ProtocolResponse } from './oauth/protocol'
export { exchangeToken } from './oauth/token-endpoint'
export { introspectToken, revokeToken } from './oauth/token-status'
export { activateAccount } from './operations/activate-account'
export { confirmPassword } from './operations/check-password'
export { closeWelcome } from './operations/close-welcome'
export { confirmEmail } from './operations/confirm-email'
export {
  confirmLogin,
  finishPasskeyLogin,
  type PasskeyChallenge,
  startPasskeyLogin,
} from './operations/confirm-login'
export { countAccounts } from './operations/count-accounts'
export { ensureAdmin, type FirstAdmin } from './operations/ensure-admin'
export { type Login, login } from './operations/login'
export { logout } from './operations/logout'
export {
  confirmPasskey,
  confirmTotp,
  type Enrolment,
  enrolPasskey,
  enrolTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './operations/manage-second-factors'
export { endOtherSessions, endOwnSession, listOwnSessions } from './operations/own-sessions'
export { type NamedAccount, readNames } from './operations/read-names'
export { register } from './operations/register'
export { requestPasswordReset } from './operations/request-password-reset'
export { resendActivationMail } from './operations/resend-activation-mail'
export { retrievePassword } from './operations/retrieve-password'
export { updateEmail } from './operations/update-email'
export { updatePassword } from './operations/update-password'
export { digestOf } from './passwords/passwords'
export { accessPrefix as appTokenPrefix, tokenPrefix as personalTokenPrefix } from './personal-tokens/token-text'
export type { TokenCaller } from './personal-tokens/token-use'
export { readPersonalToken } from './personal-tokens/token-viewers'
export { isReservedName } from './reserved-names'
export { issueTicket, spendTicket } from './second-factors/login-tickets'
export {
  findLostPepper,
  knowsJwtSecret,
  rememberJwtSecret,
  rememberPepper,
  replaceLostPepper,
} from './secrets/secret-fingerprints'
export { endRestoredAccess } from './sessions/end-restored-access'
export { findOpenSessions } from './sessions/find-open-sessions'
export { readDevice } from './sessions/read-device'
export { endSessions, rememberLanguage } from './sessions/sessions'
export { readSession } from './sessions/viewers'

/** Registration, activation, login, roles and sessions. */
export const accounts: Domain = {
  name: 'accounts',
  schemaPath: [
    join(__dirname, 'accounts.graphql'),
    join(__dirname, 'personal-tokens/personal-tokens.graphql'),
    join(__dirname, 'oauth/apps.graphql'),
  ],
  collections: [...accountCollections, ...secretCollections],
  refusals,
  resolvers,
  nodes,
  nodeIds,
  userErrorFields: {
    // a hunt that is too early has the seconds of its wait
    retryAfterSeconds: ({ details }) => {
      const { retryAfterSeconds, seconds } = details as {
        readonly retryAfterSeconds?: number
        readonly seconds?: number
      }
      return retryAfterSeconds ?? seconds
    },
  },
  examples,
  routes: [...accountRoutes, ...sessionRoutes, ...secondFactorRoutes],
  async start(app) {
    await prepareMails(app)
    await createCollections([
      app.get(accountsService),
      app.get(sessionsService),
      app.get(personalTokensService),
      app.get(oauthClientsService),
      app.get(oauthGrantsService),
      app.get(deviceRequestsService),
      app.get(mailTokensService),
      app.get(attemptsService),
      app.get(loginTicketsService),
      app.get(accountCallsService),
      secretRowsOf(app.get(connectionService)),
    ])
    await addNameSkeletons(app)
    app.get(sweeperService)
  },
}
