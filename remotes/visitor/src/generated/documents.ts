/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an account was not activated. */
export type ActivateAccountErrorCode =
  /** The caller has a session of another account, which a new one would replace. */
  | 'OTHER_ACCOUNT_LOGGED_IN'
  /** The token has expired. */
  | 'TOKEN_EXPIRED'
  /** The token is unknown or was used before. */
  | 'TOKEN_INVALID';

/** A mailed activation token. */
export type ActivateAccountInput = {
  /** Whether to open a session for the account, which replaces the caller's session; false by default. */
  readonly canOpenSession?: boolean | null | undefined;
  /**
   * Whether the new session may replace a session of another account. Otherwise such a call is refused with
   * OTHER_ACCOUNT_LOGGED_IN; false by default.
   */
  readonly canReplaceSession?: boolean | null | undefined;
  /** The token from the link. */
  readonly token: string;
};

/** Whether the staff have approved an app. */
export type AppState =
  /** Everybody can connect it. */
  | 'APPROVED'
  /** The staff refused it. Its owner alone can connect it. */
  | 'REFUSED'
  /** The staff have not reviewed it yet. Its owner alone can connect it. */
  | 'WAITING';

/** Why a payment cannot be checked. */
export type CheckPaymentErrorCode =
  /** There is no such payment. */
  | 'UNKNOWN_PAYMENT';

/** The payment to check. */
export type CheckPaymentInput = {
  /** The payment's id. */
  readonly paymentId: string;
};

/** The state of a combat. */
export type CombatResult =
  /** Neither side fell in five rounds. */
  | 'DRAW'
  /** The hunter fell. */
  | 'LOSS'
  /** Rounds are left. */
  | 'ONGOING'
  /** The creature fell. */
  | 'WIN';

/** How a component works. */
export type ComponentState =
  /** It is slow or fails at times. */
  | 'DEGRADED'
  /** It does not work. */
  | 'DOWN'
  /** Nothing happened that could be measured. */
  | 'NOT_MEASURED'
  /** No gateway could record anything: none ran, or the database could not be written. */
  | 'NOT_RECORDED'
  /** It works. */
  | 'UP';

/** Why an address was not confirmed. */
export type ConfirmEmailErrorCode =
  /** The token is unknown, expired or was used before. */
  | 'TOKEN_INVALID';

/** A mailed token of a new address. */
export type ConfirmEmailInput = {
  /** The token from the link. */
  readonly token: string;
};

/** Why confirming a login failed. */
export type ConfirmLoginErrorCode =
  /** The code is wrong, or was used before. */
  | 'CODE_INVALID'
  /** The ticket is unknown, expired or was used before. */
  | 'TICKET_INVALID'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** A ticket and a code. */
export type ConfirmLoginInput = {
  /** A code of the authenticator app, or a recovery code. */
  readonly code: string;
  /** The ticket of the login. */
  readonly ticket: string;
};

/** Why adding a passkey failed. */
export type ConfirmPasskeyErrorCode =
  /** The response does not belong to a passkey of the account. */
  | 'PASSKEY_INVALID'
  /** The ticket is unknown, expired or was used before. */
  | 'TICKET_INVALID';

/** The response of an authenticator. */
export type ConfirmPasskeyInput = {
  /** The name that the owner gives the passkey, at most 50 characters. */
  readonly name: string;
  /** The response of the authenticator as JSON. */
  readonly response: string;
  /** The ticket of `enrolPasskey`. */
  readonly ticket: string;
};

/** Why adding an authenticator app failed. */
export type ConfirmTotpErrorCode =
  /** The code is wrong, or was used before. */
  | 'CODE_INVALID'
  /** The ticket is unknown, expired or was used before. */
  | 'TICKET_INVALID'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** A code of the authenticator app. */
export type ConfirmTotpInput = {
  /** A code of the app. */
  readonly code: string;
  /** The ticket of `enrolTotp`. */
  readonly ticket: string;
};

/** Why a personal access token was not created. */
export type CreatePersonalTokenErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** A scope needs an account of the staff. */
  | 'SCOPE_NOT_ALLOWED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has too many tokens. */
  | 'TOO_MANY_TOKENS';

/** A personal access token to create. */
export type CreatePersonalTokenInput = {
  /** The number of days after which the token expires, 1 to 365. */
  readonly expiresInDays?: number;
  /** A name to know the token by, 1 to 40 characters. */
  readonly name: string;
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
  /** The scopes of the token, at least one. `content:read`, `content:write`, `support` and `deploy` need an account of the staff. */
  readonly scopes: ReadonlyArray<string>;
};

/** Why a webhook was not created. */
export type CreateWebhookErrorCode =
  /** The role of the account may not have one of the events. */
  | 'EVENT_FOR_STAFF'
  /** The account has the largest possible number of webhooks. */
  | 'TOO_MANY_WEBHOOKS';

/** A webhook to create. */
export type CreateWebhookInput = {
  /** The events that it gets, at least one. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** The https address of the program: of a public host, without a port, at most 1,000 characters. */
  readonly url: string;
};

/** Why an app was not deleted. */
export type DeleteAppErrorCode =
  /** There is no such app. */
  | 'UNKNOWN_APP';

/** An app to delete. */
export type DeleteAppInput = {
  /** The client id of the app. */
  readonly id: string;
};

/** Why deleting the account failed. */
export type DeleteOwnAccountErrorCode =
  /** The account is the only admin. */
  | 'LAST_ADMIN'
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account is deleted already. */
  | 'UNKNOWN_USER';

/** The password that confirms the deletion of the account. */
export type DeleteOwnAccountInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why a webhook was not deleted. */
export type DeleteWebhookErrorCode =
  /** The account has no such webhook. */
  | 'UNKNOWN_WEBHOOK';

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  readonly id: string;
};

/** Why an app was not disconnected. */
export type DisconnectAppErrorCode =
  /** No such app is connected. */
  | 'UNKNOWN_APP';

/** An app to disconnect. */
export type DisconnectAppInput = {
  /** The client id of the app. */
  readonly id: string;
};

/** Why a webhook was not enabled. */
export type EnableWebhookErrorCode =
  /** The account has no such webhook. */
  | 'UNKNOWN_WEBHOOK';

/** The webhook to enable. */
export type EnableWebhookInput = {
  /** The webhook's id. */
  readonly id: string;
};

/** Why ending a session failed. */
export type EndSessionErrorCode =
  /** The account has no such session. */
  | 'UNKNOWN_SESSION';

/** The session to end. */
export type EndSessionInput = {
  /** The id of the session. */
  readonly id: string;
};

/** Why beginning to add a passkey failed. */
export type EnrolPasskeyErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has ten passkeys, which is the limit. */
  | 'TOO_MANY_PASSKEYS';

/** The password that confirms an enrolment. */
export type EnrolPasskeyInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why beginning to add an authenticator app failed. */
export type EnrolTotpErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The password that confirms an enrolment. */
export type EnrolTotpInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why an export failed. */
export type ExportOwnDataErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The password that confirms an export. */
export type ExportOwnDataInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Whether the server seed of a hunt can be checked. */
export type FightProofStatus =
  /** The server seed is no longer stored: the hunter has revealed ten others since, or had none at that time. */
  | 'FORGOTTEN'
  /** The server seed is still in use. It is revealed when the hunter takes the next one. */
  | 'HIDDEN'
  /** The server seed is revealed, so everything can be checked. */
  | 'REVEALED';

/** Why the decision was not written. */
export type FinishAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'APP_NOT_APPROVED'
  /** The app has not registered the address to return to. */
  | 'REDIRECT_NOT_REGISTERED'
  /** The ticket is unknown, expired, was used before, or belongs to another account. */
  | 'TICKET_INVALID'
  /** The code is wrong or has expired. */
  | 'USER_CODE_INVALID';

/** The decision on the request of an app. */
export type FinishAuthorizationInput = {
  /** Whether the player allows it. */
  readonly isAllowed: boolean;
  /** The ticket of the request that the player saw. */
  readonly ticket: string;
};

/** Why a login with a passkey failed. */
export type FinishPasskeyLoginErrorCode =
  /** The response does not belong to a passkey of the account. */
  | 'PASSKEY_INVALID'
  /** The ticket is unknown, expired or was used before. */
  | 'TICKET_INVALID';

/** The response of an authenticator. */
export type FinishPasskeyLoginInput = {
  /** The response of the authenticator as JSON. */
  readonly response: string;
  /** The ticket of `startPasskeyLogin`. */
  readonly ticket: string;
};

/** Whether an incident concerns players now. */
export type IncidentPhase =
  /** It has begun and is not resolved. */
  | 'OPEN'
  /** It is resolved. */
  | 'PAST'
  /** It is planned maintenance before its start. */
  | 'PLANNED';

/** How far the staff are with an incident. */
export type IncidentState =
  /** The cause is known, and is being removed. */
  | 'IDENTIFIED'
  /** The cause is not known yet. */
  | 'INVESTIGATING'
  /** It should work again, and is watched. */
  | 'MONITORING'
  /** It is over. */
  | 'RESOLVED'
  /** It is planned maintenance, which has a planned start and end. */
  | 'SCHEDULED';

/** Why a login failed. */
export type LoginErrorCode =
  /** The name or the password is wrong. */
  | 'LOGIN_FAILED'
  /** The password is expired: the site mailed it, or generated it for the first admin, over a week ago. Request a new one. */
  | 'PASSWORD_EXPIRED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The credentials of an account. */
export type LoginInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
  /** The name, in upper or lower case. */
  readonly username: string;
};

/** The status of a payment. */
export type PaymentStatus =
  /** A subscription that is charged every month. */
  | 'ACTIVE'
  /** A subscription that the buyer can approve. */
  | 'APPROVAL_PENDING'
  /** A cancelled payment. A subscription stays active until the end of its paid period. */
  | 'CANCELLED'
  /** A single purchase that was paid. */
  | 'COMPLETED'
  /** A new payment, which the buyer can approve. */
  | 'CREATED'
  /** A payment whose charge the payment provider declined. The buyer can approve it with another means of payment. */
  | 'DECLINED'
  /** A payment that was not approved in time, or a subscription that has ended. */
  | 'EXPIRED'
  /** A payment whose charge was refunded. */
  | 'REFUNDED'
  /** A payment whose charge was reversed by the bank or the payment provider. */
  | 'REVERSED'
  /** A subscription whose charge failed. */
  | 'SUSPENDED';

/** Why a webhook was not tested. */
export type PingWebhookErrorCode =
  /** The account has no such webhook. */
  | 'UNKNOWN_WEBHOOK'
  /** The webhook is disabled. */
  | 'WEBHOOK_DISABLED';

/** The webhook to test. */
export type PingWebhookInput = {
  /** The webhook's id. */
  readonly id: string;
};

/** Why an app was not registered. */
export type RegisterAppErrorCode =
  /** An address to return to is not allowed. */
  | 'REDIRECT_INVALID'
  /** A scope needs an account of the staff. */
  | 'SCOPE_NOT_ALLOWED'
  /** The account has registered too many apps. */
  | 'TOO_MANY_APPS';

/** An app to register. */
export type RegisterAppInput = {
  /** A description of the app for players, at most 300 characters. */
  readonly description?: string;
  /** Whether the app runs on a server and can keep a secret. */
  readonly isConfidential: boolean;
  /** The name of the app, 1 to 40 characters. */
  readonly name: string;
  /**
   * The addresses to return to, at most 10: https, http to 127.0.0.1, [::1] or localhost, or a scheme with a dot such as `com.example.app:/done`. An app
   * on devices with codes needs none.
   */
  readonly redirectUris: ReadonlyArray<string>;
  /** All scopes that the app may ask for, at least one. */
  readonly scopes: ReadonlyArray<string>;
  /** The page of the app, beginning with https://; empty for none. */
  readonly website?: string;
};

/** Why an account was not created. */
export type RegisterErrorCode =
  /** The address is not valid. */
  | 'EMAIL_INVALID'
  /** The name has a length or character that is not allowed. */
  | 'NAME_INVALID'
  /** The name looks like that of a member of the staff or of the site. */
  | 'NAME_RESERVED'
  /** The name belongs to another account. */
  | 'NAME_TAKEN'
  /** The password is too easy to guess. */
  | 'PASSWORD_TOO_COMMON'
  /** Registration is not open yet. */
  | 'REGISTRATION_CLOSED';

/** A new account. */
export type RegisterInput = {
  /** The address that the activation link is mailed to. */
  readonly email: string;
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly username: string;
};

/** Why removing a passkey failed. */
export type RemovePasskeyErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has no such passkey. */
  | 'UNKNOWN_PASSKEY';

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** The id of the passkey. */
  readonly id: string;
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why removing the authenticator app failed. */
export type RemoveTotpErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The password that confirms a removal. */
export type RemoveTotpInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why renewing the recovery codes failed. */
export type RenewRecoveryCodesErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The account has neither an authenticator app nor a passkey that a code could replace. */
  | 'NO_SECOND_FACTOR'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The password that confirms new codes. */
export type RenewRecoveryCodesInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why no link to a new password was mailed. */
export type RequestPasswordResetErrorCode =
  /** There is no such account. */
  | 'NAME_UNKNOWN'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The account whose owner forgot the password. */
export type RequestPasswordResetInput = {
  /** The account's name. */
  readonly username: string;
};

/** Why the activation link was not mailed. */
export type ResendActivationMailErrorCode =
  /** The account is active already. */
  | 'ALREADY_ACTIVATED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** Why a delivery was not sent again. */
export type ResendWebhookDeliveryErrorCode =
  /** The account has no such delivery. */
  | 'UNKNOWN_DELIVERY'
  /** The webhook is disabled. */
  | 'WEBHOOK_DISABLED';

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  readonly id: string;
};

/** Why no new password was mailed. */
export type RetrievePasswordErrorCode =
  /** The token has expired. */
  | 'TOKEN_EXPIRED'
  /** The token is unknown or was used before. */
  | 'TOKEN_INVALID';

/** A mailed password token. */
export type RetrievePasswordInput = {
  /** The token from the link. */
  readonly token: string;
};

/** Why a personal access token was not revoked. */
export type RevokePersonalTokenErrorCode =
  /** There is no such token. */
  | 'UNKNOWN_TOKEN';

/** A personal access token to revoke. */
export type RevokePersonalTokenInput = {
  /** The token's id. */
  readonly id: string;
};

/** Why a secret was not replaced. */
export type RotateAppSecretErrorCode =
  /** There is no such app, or it keeps no secret. */
  | 'UNKNOWN_APP';

/** An app whose secret to replace. */
export type RotateAppSecretInput = {
  /** The client id of the app. */
  readonly id: string;
};

/** Why a personal access token was not rotated. */
export type RotatePersonalTokenErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS'
  /** There is no such token. */
  | 'UNKNOWN_TOKEN';

/** A personal access token to rotate. */
export type RotatePersonalTokenInput = {
  /** The token's id. */
  readonly id: string;
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** A way to confirm a login after the password. */
export type SecondFactorMethod =
  /** A passkey or security key. */
  | 'PASSKEY'
  /** A recovery code. */
  | 'RECOVERY_CODE'
  /** A code of the authenticator app. */
  | 'TOTP';

/** Why the request of an app was not read. */
export type StartAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'APP_NOT_APPROVED'
  /** The client id or the address to return to is missing, or a parameter is repeated. */
  | 'AUTHORIZATION_INVALID'
  /** The app has not registered the address to return to. */
  | 'REDIRECT_NOT_REGISTERED'
  /** There is no such app. */
  | 'UNKNOWN_APP';

/** The request of an app that opened the authorization endpoint. */
export type StartAuthorizationInput = {
  /** The query string of the address, as the app wrote it. */
  readonly query: string;
};

/** Why the device was not found. */
export type StartDeviceAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'APP_NOT_APPROVED'
  /** A scope needs an account of the staff. */
  | 'SCOPE_NOT_ALLOWED'
  /** Too many codes were wrong. */
  | 'TOO_MANY_ATTEMPTS'
  /** The code is wrong or has expired. */
  | 'USER_CODE_INVALID';

/** The code that a device shows. */
export type StartDeviceAuthorizationInput = {
  /** The code, in any case, with or without hyphen. */
  readonly userCode: string;
};

/** Why beginning a login with a passkey failed. */
export type StartPasskeyLoginErrorCode =
  /** The ticket is unknown, expired or was used before. */
  | 'TICKET_INVALID';

/** The login that a passkey confirms, if there is one. */
export type StartPasskeyLoginInput = {
  /** The ticket of a login that the passkey confirms. Without a ticket the passkey replaces name and password. */
  readonly ticket?: string | null | undefined;
};

/** A part of the site whose state is measured. */
export type StatusComponent =
  /** The calls of GraphQL and REST, and whether each gateway can serve them; failed with a 5xx, slow from one second. */
  | 'API'
  /** Whether the database can be written; slow from half a second. */
  | 'DATABASE'
  /** Auto-hunts and missions, which happen without a call; slow from one minute of delay, failed from five. */
  | 'HUNTS'
  /** The mails that were handed to the mail server, or could not be. */
  | 'MAILS'
  /** The calls of the payment provider; failed without an answer or with a 5xx, slow from five seconds. */
  | 'PAYMENTS'
  /** Whether the front ends can be loaded; slow if browsers of several visitors report that one fails. */
  | 'REMOTES';

/** Why an app was not changed. */
export type UpdateAppErrorCode =
  /** An address to return to is not allowed. */
  | 'REDIRECT_INVALID'
  /** A scope needs an account of the staff. */
  | 'SCOPE_NOT_ALLOWED'
  /** There is no such app. */
  | 'UNKNOWN_APP';

/** The changes of an app. Fields that are left out stay as they are. */
export type UpdateAppInput = {
  /** A description of the app for players, at most 300 characters. */
  readonly description?: string | null | undefined;
  /** The client id of the app. */
  readonly id: string;
  /** The name of the app, 1 to 40 characters. */
  readonly name?: string | null | undefined;
  /** The addresses to return to, as in its registration. */
  readonly redirectUris?: ReadonlyArray<string> | null | undefined;
  /** All scopes that the app may ask for, at least one. */
  readonly scopes?: ReadonlyArray<string> | null | undefined;
  /** The page of the app, beginning with https://; empty for none. */
  readonly website?: string | null | undefined;
};

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** The program has accepted it. */
  | 'DELIVERED'
  /** No attempt was accepted in three days, or the webhook was disabled. There are no more attempts. */
  | 'FAILED'
  /** The next attempt has not been made yet. */
  | 'WAITING';

/** An event that a webhook can get. The body of an event names it as `type`, in camel case. */
export type WebhookEvent =
  /** The staff has changed an account or its player. For staff who manage users. */
  | 'ACCOUNT_CHANGED'
  /** A retainer has hunted. */
  | 'AUTO_HUNT'
  /** A charge was paid, refunded or reversed. For staff who manage users. */
  | 'CHARGE_CHANGED'
  /** The player has claimed a collection. */
  | 'COLLECTION'
  /** A record of the content, a setting, an image or an incident was changed. For staff who edit content. */
  | 'CONTENT_CHANGED'
  /** A hunt of the player is over. */
  | 'FIGHT'
  /** The next hunt may begin. */
  | 'HUNT_READY'
  /** The journal has a message of the site. */
  | 'MESSAGE'
  /** The player has completed a mission. */
  | 'MISSION_REWARD'
  /** There is a new post in the news. */
  | 'NEWS'
  /** A hunt was not possible, because there is no bait. */
  | 'NO_BAIT'
  /** A payment has another status. For staff who manage users. */
  | 'PAYMENT_CHANGED'
  /** A test by the owner. It is not chosen: every webhook can get it. */
  | 'PING'
  /** The player has reached a rank. */
  | 'RANK_UP'
  /** A version of a front end was deployed, or its state was changed. For staff who deploy front ends. */
  | 'REMOTE_CHANGED'
  /** The player has travelled. */
  | 'TRAVEL';

export type VisitorLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type VisitorLoginMutation = { readonly login: { readonly accessToken: string | null, readonly ticket: string | null, readonly methods: ReadonlyArray<SecondFactorMethod> | null, readonly userErrors: ReadonlyArray<{ readonly code: LoginErrorCode }> } | null };

export type VisitorConfirmLoginMutationVariables = Exact<{
  input: ConfirmLoginInput;
}>;


export type VisitorConfirmLoginMutation = { readonly confirmLogin: { readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: ConfirmLoginErrorCode }> } | null };

export type VisitorStartPasskeyLoginMutationVariables = Exact<{
  input: StartPasskeyLoginInput;
}>;


export type VisitorStartPasskeyLoginMutation = { readonly startPasskeyLogin: { readonly ticket: string | null, readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: StartPasskeyLoginErrorCode }> } | null };

export type VisitorFinishPasskeyLoginMutationVariables = Exact<{
  input: FinishPasskeyLoginInput;
}>;


export type VisitorFinishPasskeyLoginMutation = { readonly finishPasskeyLogin: { readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: FinishPasskeyLoginErrorCode }> } | null };

export type VisitorRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type VisitorRegisterMutation = { readonly register: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'RegisterUserError', readonly code: RegisterErrorCode, readonly field: ReadonlyArray<string> | null, readonly opensAt: string | null }> } | null };

export type VisitorActivateAccountMutationVariables = Exact<{
  input: ActivateAccountInput;
}>;


export type VisitorActivateAccountMutation = { readonly activateAccount: { readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: ActivateAccountErrorCode }> } | null };

export type VisitorResendActivationMailMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorResendActivationMailMutation = { readonly resendActivationMail: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'ResendActivationMailUserError', readonly code: ResendActivationMailErrorCode }> } | null };

export type VisitorLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorLogoutMutation = { readonly logout: { readonly hasClosedSession: boolean } | null };

export type VisitorForgotPasswordMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type VisitorForgotPasswordMutation = { readonly requestPasswordReset: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'RequestPasswordResetUserError', readonly code: RequestPasswordResetErrorCode }> } | null };

export type VisitorRetrievePasswordMutationVariables = Exact<{
  input: RetrievePasswordInput;
}>;


export type VisitorRetrievePasswordMutation = { readonly retrievePassword: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'RetrievePasswordUserError', readonly code: RetrievePasswordErrorCode }> } | null };

export type VisitorBanQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorBanQuery = { readonly viewer: { readonly ban: { readonly reason: string } | null } | null };

export type VisitorConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type VisitorConfirmEmailMutation = { readonly confirmEmail: { readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ConfirmEmailUserError', readonly code: ConfirmEmailErrorCode }> } | null };

export type VisitorAuthorizationFragment = { readonly ticket: string, readonly name: string, readonly description: string, readonly website: string | null, readonly isOwn: boolean, readonly scopes: ReadonlyArray<string>, readonly returnsTo: string | null };

export type VisitorStartAuthorizationMutationVariables = Exact<{
  input: StartAuthorizationInput;
}>;


export type VisitorStartAuthorizationMutation = { readonly startAuthorization: { readonly redirectUri: string | null, readonly authorization: { readonly ticket: string, readonly name: string, readonly description: string, readonly website: string | null, readonly isOwn: boolean, readonly scopes: ReadonlyArray<string>, readonly returnsTo: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: StartAuthorizationErrorCode }> } | null };

export type VisitorStartDeviceAuthorizationMutationVariables = Exact<{
  input: StartDeviceAuthorizationInput;
}>;


export type VisitorStartDeviceAuthorizationMutation = { readonly startDeviceAuthorization: { readonly authorization: { readonly ticket: string, readonly name: string, readonly description: string, readonly website: string | null, readonly isOwn: boolean, readonly scopes: ReadonlyArray<string>, readonly returnsTo: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: StartDeviceAuthorizationErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type VisitorFinishAuthorizationMutationVariables = Exact<{
  input: FinishAuthorizationInput;
}>;


export type VisitorFinishAuthorizationMutation = { readonly finishAuthorization: { readonly redirectUri: string | null, readonly userErrors: ReadonlyArray<{ readonly code: FinishAuthorizationErrorCode }> } | null };

export type VisitorSharedFightQueryVariables = Exact<{
  token: string;
}>;


export type VisitorSharedFightQuery = { readonly sharedFight: { readonly startedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null }, readonly huntingGround: { readonly id: string, readonly name: string }, readonly proof: { readonly status: FightProofStatus, readonly seedHash: string | null, readonly document: string } } | null };

export type VisitorExportOwnDataMutationVariables = Exact<{
  input: ExportOwnDataInput;
}>;


export type VisitorExportOwnDataMutation = { readonly exportOwnData: { readonly ticket: string | null, readonly userErrors: ReadonlyArray<{ readonly code: ExportOwnDataErrorCode }> } | null };

export type VisitorDeleteOwnAccountMutationVariables = Exact<{
  input: DeleteOwnAccountInput;
}>;


export type VisitorDeleteOwnAccountMutation = { readonly deleteOwnAccount: { readonly deletedAccountId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: DeleteOwnAccountErrorCode }> } | null };

export type VisitorCheckPaymentMutationVariables = Exact<{
  input: CheckPaymentInput;
}>;


export type VisitorCheckPaymentMutation = { readonly checkPayment: { readonly isCompleted: boolean | null, readonly status: PaymentStatus | null, readonly isDuplicate: boolean | null, readonly firstChargeAt: string | null, readonly approveUrl: string | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: CheckPaymentErrorCode }> } | null };

export type VisitorSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorSecurityQuery = { readonly viewer: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly openedAt: string, readonly lastUsedAt: string, readonly isCurrent: boolean }>, readonly secondFactors: { readonly totpAddedAt: string | null, readonly recoveryCodesLeft: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly addedAt: string }> }, readonly personalTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastProgram: string | null, readonly lastSystem: string | null }>, readonly webhooks: ReadonlyArray<{ readonly id: string, readonly url: string, readonly events: ReadonlyArray<WebhookEvent>, readonly disabledAt: string | null, readonly lastSuccessAt: string | null }>, readonly connectedApps: ReadonlyArray<{ readonly id: string, readonly name: string, readonly website: string | null, readonly scopes: ReadonlyArray<string>, readonly connectedAt: string, readonly lastUsedAt: string | null }>, readonly registeredApps: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string }> } | null };

export type VisitorRemoteNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorRemoteNamesQuery = { readonly admin: { readonly remoteNames: ReadonlyArray<string> } | null };

export type VisitorPersonalTokenFragment = { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastProgram: string | null, readonly lastSystem: string | null };

export type VisitorRegisteredAppFragment = { readonly id: string, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string };

export type VisitorDisconnectAppMutationVariables = Exact<{
  input: DisconnectAppInput;
}>;


export type VisitorDisconnectAppMutation = { readonly disconnectApp: { readonly userErrors: ReadonlyArray<{ readonly code: DisconnectAppErrorCode }> } | null };

export type VisitorRegisterAppMutationVariables = Exact<{
  input: RegisterAppInput;
}>;


export type VisitorRegisterAppMutation = { readonly registerApp: { readonly secret: string | null, readonly app: { readonly id: string, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RegisterAppErrorCode }> } | null };

export type VisitorUpdateAppMutationVariables = Exact<{
  input: UpdateAppInput;
}>;


export type VisitorUpdateAppMutation = { readonly updateApp: { readonly app: { readonly id: string, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: UpdateAppErrorCode }> } | null };

export type VisitorRotateAppSecretMutationVariables = Exact<{
  input: RotateAppSecretInput;
}>;


export type VisitorRotateAppSecretMutation = { readonly rotateAppSecret: { readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RotateAppSecretErrorCode }> } | null };

export type VisitorDeleteAppMutationVariables = Exact<{
  input: DeleteAppInput;
}>;


export type VisitorDeleteAppMutation = { readonly deleteApp: { readonly userErrors: ReadonlyArray<{ readonly code: DeleteAppErrorCode }> } | null };

export type VisitorCreatePersonalTokenMutationVariables = Exact<{
  input: CreatePersonalTokenInput;
}>;


export type VisitorCreatePersonalTokenMutation = { readonly createPersonalToken: { readonly secret: string | null, readonly token: { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastProgram: string | null, readonly lastSystem: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: CreatePersonalTokenErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type VisitorRotatePersonalTokenMutationVariables = Exact<{
  input: RotatePersonalTokenInput;
}>;


export type VisitorRotatePersonalTokenMutation = { readonly rotatePersonalToken: { readonly secret: string | null, readonly token: { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastProgram: string | null, readonly lastSystem: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RotatePersonalTokenErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type VisitorRevokePersonalTokenMutationVariables = Exact<{
  input: RevokePersonalTokenInput;
}>;


export type VisitorRevokePersonalTokenMutation = { readonly revokePersonalToken: { readonly userErrors: ReadonlyArray<{ readonly code: RevokePersonalTokenErrorCode }> } | null };

export type VisitorRevokePersonalTokensMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorRevokePersonalTokensMutation = { readonly revokePersonalTokens: { readonly revokedCount: number } | null };

export type VisitorEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorEndOtherSessionsMutation = { readonly endOtherSessions: { readonly endedCount: number } | null };

export type VisitorEndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type VisitorEndSessionMutation = { readonly endSession: { readonly userErrors: ReadonlyArray<{ readonly code: EndSessionErrorCode }> } | null };

export type VisitorEnrolTotpMutationVariables = Exact<{
  input: EnrolTotpInput;
}>;


export type VisitorEnrolTotpMutation = { readonly enrolTotp: { readonly secret: string | null, readonly uri: string | null, readonly ticket: string | null, readonly userErrors: ReadonlyArray<{ readonly code: EnrolTotpErrorCode }> } | null };

export type VisitorConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type VisitorConfirmTotpMutation = { readonly confirmTotp: { readonly recoveryCodes: ReadonlyArray<string> | null, readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: ConfirmTotpErrorCode }> } | null };

export type VisitorRemoveTotpMutationVariables = Exact<{
  input: RemoveTotpInput;
}>;


export type VisitorRemoveTotpMutation = { readonly removeTotp: { readonly userErrors: ReadonlyArray<{ readonly code: RemoveTotpErrorCode }> } | null };

export type VisitorEnrolPasskeyMutationVariables = Exact<{
  input: EnrolPasskeyInput;
}>;


export type VisitorEnrolPasskeyMutation = { readonly enrolPasskey: { readonly ticket: string | null, readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: EnrolPasskeyErrorCode }> } | null };

export type VisitorConfirmPasskeyMutationVariables = Exact<{
  input: ConfirmPasskeyInput;
}>;


export type VisitorConfirmPasskeyMutation = { readonly confirmPasskey: { readonly recoveryCodes: ReadonlyArray<string> | null, readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: ConfirmPasskeyErrorCode }> } | null };

export type VisitorRemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type VisitorRemovePasskeyMutation = { readonly removePasskey: { readonly userErrors: ReadonlyArray<{ readonly code: RemovePasskeyErrorCode }> } | null };

export type VisitorRenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type VisitorRenewRecoveryCodesMutation = { readonly renewRecoveryCodes: { readonly recoveryCodes: ReadonlyArray<string> | null, readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RenewRecoveryCodesErrorCode }> } | null };

export type VisitorWebhookFragment = { readonly id: string, readonly url: string, readonly events: ReadonlyArray<WebhookEvent>, readonly disabledAt: string | null, readonly lastSuccessAt: string | null };

export type VisitorWebhookDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorWebhookDeliveriesQuery = { readonly viewer: { readonly id: string, readonly webhooks: ReadonlyArray<{ readonly id: string, readonly deliveries: ReadonlyArray<{ readonly id: string, readonly event: WebhookEvent, readonly status: WebhookDeliveryStatus, readonly createdAt: string, readonly attempts: number, readonly nextAttemptAt: string | null, readonly lastProblem: string | null, readonly payload: string }> }> } | null };

export type VisitorCreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type VisitorCreateWebhookMutation = { readonly createWebhook: { readonly secret: string | null, readonly webhook: { readonly id: string, readonly url: string, readonly events: ReadonlyArray<WebhookEvent>, readonly disabledAt: string | null, readonly lastSuccessAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: CreateWebhookErrorCode }> } | null };

export type VisitorDeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type VisitorDeleteWebhookMutation = { readonly deleteWebhook: { readonly userErrors: ReadonlyArray<{ readonly code: DeleteWebhookErrorCode }> } | null };

export type VisitorEnableWebhookMutationVariables = Exact<{
  input: EnableWebhookInput;
}>;


export type VisitorEnableWebhookMutation = { readonly enableWebhook: { readonly userErrors: ReadonlyArray<{ readonly code: EnableWebhookErrorCode }> } | null };

export type VisitorPingWebhookMutationVariables = Exact<{
  input: PingWebhookInput;
}>;


export type VisitorPingWebhookMutation = { readonly pingWebhook: { readonly userErrors: ReadonlyArray<{ readonly code: PingWebhookErrorCode }> } | null };

export type VisitorResendWebhookDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type VisitorResendWebhookDeliveryMutation = { readonly resendWebhookDelivery: { readonly userErrors: ReadonlyArray<{ readonly code: ResendWebhookDeliveryErrorCode }> } | null };

export type VisitorSiteStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorSiteStatusQuery = { readonly siteStatus: { readonly state: ComponentState, readonly measuredAt: string | null, readonly recordingStartedAt: string | null, readonly components: ReadonlyArray<{ readonly component: StatusComponent, readonly state: ComponentState, readonly uptime: number | null, readonly days: ReadonlyArray<{ readonly date: string, readonly state: ComponentState, readonly uptime: number | null, readonly degradedMinutes: number, readonly downMinutes: number, readonly notRecordedMinutes: number, readonly successRate: number | null }> }>, readonly outages: ReadonlyArray<{ readonly component: StatusComponent | null, readonly startedAt: string, readonly endedAt: string | null }>, readonly incidents: ReadonlyArray<{ readonly id: string, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }>, readonly outages: ReadonlyArray<{ readonly component: StatusComponent | null, readonly startedAt: string, readonly endedAt: string | null }> }> } };

export const VisitorAuthorizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorAuthorization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppAuthorization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"returnsTo"}}]}}]} as unknown as DocumentNode<VisitorAuthorizationFragment, unknown>;
export const VisitorPersonalTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorPersonalToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastProgram"}},{"kind":"Field","name":{"kind":"Name","value":"lastSystem"}}]}}]} as unknown as DocumentNode<VisitorPersonalTokenFragment, unknown>;
export const VisitorRegisteredAppFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorRegisteredApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<VisitorRegisteredAppFragment, unknown>;
export const VisitorWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<VisitorWebhookFragment, unknown>;
export const VisitorLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorLoginMutation, VisitorLoginMutationVariables>;
export const VisitorConfirmLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorConfirmLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorConfirmLoginMutation, VisitorConfirmLoginMutationVariables>;
export const VisitorStartPasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorStartPasskeyLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPasskeyLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorStartPasskeyLoginMutation, VisitorStartPasskeyLoginMutationVariables>;
export const VisitorFinishPasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorFinishPasskeyLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorFinishPasskeyLoginMutation, VisitorFinishPasskeyLoginMutationVariables>;
export const VisitorRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRegisterMutation, VisitorRegisterMutationVariables>;
export const VisitorActivateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorActivateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorActivateAccountMutation, VisitorActivateAccountMutationVariables>;
export const VisitorResendActivationMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorResendActivationMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendActivationMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorResendActivationMailMutation, VisitorResendActivationMailMutationVariables>;
export const VisitorLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasClosedSession"}}]}}]}}]} as unknown as DocumentNode<VisitorLogoutMutation, VisitorLogoutMutationVariables>;
export const VisitorForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorForgotPasswordMutation, VisitorForgotPasswordMutationVariables>;
export const VisitorRetrievePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRetrievePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetrievePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retrievePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRetrievePasswordMutation, VisitorRetrievePasswordMutationVariables>;
export const VisitorBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ban"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorBanQuery, VisitorBanQueryVariables>;
export const VisitorConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorConfirmEmailMutation, VisitorConfirmEmailMutationVariables>;
export const VisitorStartAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorStartAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorAuthorization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorAuthorization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppAuthorization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"returnsTo"}}]}}]} as unknown as DocumentNode<VisitorStartAuthorizationMutation, VisitorStartAuthorizationMutationVariables>;
export const VisitorStartDeviceAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorStartDeviceAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartDeviceAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDeviceAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorAuthorization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorAuthorization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppAuthorization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"returnsTo"}}]}}]} as unknown as DocumentNode<VisitorStartDeviceAuthorizationMutation, VisitorStartDeviceAuthorizationMutationVariables>;
export const VisitorFinishAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorFinishAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorFinishAuthorizationMutation, VisitorFinishAuthorizationMutationVariables>;
export const VisitorSharedFightDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorSharedFight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedFight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"enemy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"huntingGround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorSharedFightQuery, VisitorSharedFightQueryVariables>;
export const VisitorExportOwnDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorExportOwnData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportOwnDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOwnData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorExportOwnDataMutation, VisitorExportOwnDataMutationVariables>;
export const VisitorDeleteOwnAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorDeleteOwnAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOwnAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOwnAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorDeleteOwnAccountMutation, VisitorDeleteOwnAccountMutationVariables>;
export const VisitorCheckPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorCheckPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDuplicate"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"approveUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorCheckPaymentMutation, VisitorCheckPaymentMutationVariables>;
export const VisitorSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totpAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"personalTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorPersonalToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorWebhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectedApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorRegisteredApp"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorPersonalToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastProgram"}},{"kind":"Field","name":{"kind":"Name","value":"lastSystem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorRegisteredApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<VisitorSecurityQuery, VisitorSecurityQueryVariables>;
export const VisitorRemoteNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorRemoteNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteNames"}}]}}]}}]} as unknown as DocumentNode<VisitorRemoteNamesQuery, VisitorRemoteNamesQueryVariables>;
export const VisitorDisconnectAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorDisconnectApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisconnectAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorDisconnectAppMutation, VisitorDisconnectAppMutationVariables>;
export const VisitorRegisterAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRegisterApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorRegisteredApp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorRegisteredApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<VisitorRegisterAppMutation, VisitorRegisterAppMutationVariables>;
export const VisitorUpdateAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorUpdateApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorRegisteredApp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorRegisteredApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<VisitorUpdateAppMutation, VisitorUpdateAppMutationVariables>;
export const VisitorRotateAppSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRotateAppSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateAppSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateAppSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRotateAppSecretMutation, VisitorRotateAppSecretMutationVariables>;
export const VisitorDeleteAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorDeleteApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorDeleteAppMutation, VisitorDeleteAppMutationVariables>;
export const VisitorCreatePersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorCreatePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePersonalTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorPersonalToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorPersonalToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastProgram"}},{"kind":"Field","name":{"kind":"Name","value":"lastSystem"}}]}}]} as unknown as DocumentNode<VisitorCreatePersonalTokenMutation, VisitorCreatePersonalTokenMutationVariables>;
export const VisitorRotatePersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRotatePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotatePersonalTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotatePersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorPersonalToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorPersonalToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastProgram"}},{"kind":"Field","name":{"kind":"Name","value":"lastSystem"}}]}}]} as unknown as DocumentNode<VisitorRotatePersonalTokenMutation, VisitorRotatePersonalTokenMutationVariables>;
export const VisitorRevokePersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRevokePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePersonalTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRevokePersonalTokenMutation, VisitorRevokePersonalTokenMutationVariables>;
export const VisitorRevokePersonalTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRevokePersonalTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePersonalTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedCount"}}]}}]}}]} as unknown as DocumentNode<VisitorRevokePersonalTokensMutation, VisitorRevokePersonalTokensMutationVariables>;
export const VisitorEndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorEndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}}]}}]} as unknown as DocumentNode<VisitorEndOtherSessionsMutation, VisitorEndOtherSessionsMutationVariables>;
export const VisitorEndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorEndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorEndSessionMutation, VisitorEndSessionMutationVariables>;
export const VisitorEnrolTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorEnrolTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorEnrolTotpMutation, VisitorEnrolTotpMutationVariables>;
export const VisitorConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorConfirmTotpMutation, VisitorConfirmTotpMutationVariables>;
export const VisitorRemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRemoveTotpMutation, VisitorRemoveTotpMutationVariables>;
export const VisitorEnrolPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorEnrolPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorEnrolPasskeyMutation, VisitorEnrolPasskeyMutationVariables>;
export const VisitorConfirmPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorConfirmPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorConfirmPasskeyMutation, VisitorConfirmPasskeyMutationVariables>;
export const VisitorRemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRemovePasskeyMutation, VisitorRemovePasskeyMutationVariables>;
export const VisitorRenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRenewRecoveryCodesMutation, VisitorRenewRecoveryCodesMutationVariables>;
export const VisitorWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorWebhookDeliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastProblem"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VisitorWebhookDeliveriesQuery, VisitorWebhookDeliveriesQueryVariables>;
export const VisitorCreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorCreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitorWebhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitorWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<VisitorCreateWebhookMutation, VisitorCreateWebhookMutationVariables>;
export const VisitorDeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorDeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorDeleteWebhookMutation, VisitorDeleteWebhookMutationVariables>;
export const VisitorEnableWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorEnableWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorEnableWebhookMutation, VisitorEnableWebhookMutationVariables>;
export const VisitorPingWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorPingWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PingWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pingWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorPingWebhookMutation, VisitorPingWebhookMutationVariables>;
export const VisitorResendWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorResendWebhookDeliveryMutation, VisitorResendWebhookDeliveryMutationVariables>;
export const VisitorSiteStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorSiteStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordingStartedAt"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"degradedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"downMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"notRecordedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"successRate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incidents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"de"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"de"}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"}},{"kind":"Field","name":{"kind":"Name","value":"initialState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"de"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VisitorSiteStatusQuery, VisitorSiteStatusQueryVariables>;