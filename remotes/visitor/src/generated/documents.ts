/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an account was not activated. */
export type ActivateAccountErrorCode =
  /** The token has expired. */
  | 'TOKEN_EXPIRED'
  /** The token is unknown or was used before. */
  | 'TOKEN_INVALID';

/** A mailed activation token. */
export type ActivateAccountInput = {
  /** The token, as it stands in the link. */
  readonly token: string;
};

/** Why an address was not confirmed. */
export type ConfirmEmailErrorCode =
  /** The token is unknown, expired or was used before. */
  | 'TOKEN_INVALID';

/** A mailed token of a new address. */
export type ConfirmEmailInput = {
  /** The token, as it stands in the link. */
  readonly token: string;
};

/** Why a login failed. */
export type LoginErrorCode =
  /** Name or password are wrong. */
  | 'LOGIN_FAILED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** The credentials of an account. */
export type LoginInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
  /** The name, in upper or lower case. */
  readonly username: string;
};

/** Why an account was not created. */
export type RegisterErrorCode =
  /** The address is not valid. */
  | 'EMAIL_INVALID'
  /** The address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** The activation link could not be mailed. */
  | 'MAIL_FAILED'
  /** The name has a length or character that is not allowed. */
  | 'NAME_INVALID'
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

/** Why no link to a new password was mailed. */
export type RequestPasswordResetErrorCode =
  /** The mail could not be sent. */
  | 'MAIL_FAILED'
  /** There is no such account. */
  | 'NAME_UNKNOWN'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** An account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The account's name. */
  readonly username: string;
};

/** Why the activation link was not mailed. */
export type ResendActivationMailErrorCode =
  /** The account is active already. */
  | 'ALREADY_ACTIVATED'
  /** The mail could not be sent. */
  | 'MAIL_FAILED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** Why no new password was mailed. */
export type RetrievePasswordErrorCode =
  /** The mail could not be sent. */
  | 'MAIL_FAILED'
  /** The token has expired. */
  | 'TOKEN_EXPIRED'
  /** The token is unknown or was used before. */
  | 'TOKEN_INVALID';

/** A mailed password token. */
export type RetrievePasswordInput = {
  /** The token, as it stands in the link. */
  readonly token: string;
};

export type VisitorLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type VisitorLoginMutation = { readonly login: { readonly accessToken: string | null, readonly userErrors: ReadonlyArray<{ readonly code: LoginErrorCode }> } | null };

export type VisitorRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type VisitorRegisterMutation = { readonly register: { readonly isActivationMailSent: boolean | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RegisterUserError', readonly code: RegisterErrorCode, readonly field: ReadonlyArray<string> | null, readonly opensAt: string | null }> } | null };

export type VisitorActivateAccountMutationVariables = Exact<{
  input: ActivateAccountInput;
}>;


export type VisitorActivateAccountMutation = { readonly activateAccount: { readonly userErrors: ReadonlyArray<{ readonly code: ActivateAccountErrorCode }> } | null };

export type VisitorResendActivationMailMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorResendActivationMailMutation = { readonly resendActivationMail: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'ResendActivationMailUserError', readonly code: ResendActivationMailErrorCode }> } | null };

export type VisitorLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorLogoutMutation = { readonly logout: { readonly wasLoggedIn: boolean } | null };

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


export type VisitorConfirmEmailMutation = { readonly confirmEmail: { readonly userErrors: ReadonlyArray<{ readonly __typename: 'ConfirmEmailUserError', readonly code: ConfirmEmailErrorCode }> } | null };


export const VisitorLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorLoginMutation, VisitorLoginMutationVariables>;
export const VisitorRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActivationMailSent"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRegisterMutation, VisitorRegisterMutationVariables>;
export const VisitorActivateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorActivateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorActivateAccountMutation, VisitorActivateAccountMutationVariables>;
export const VisitorResendActivationMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorResendActivationMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendActivationMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorResendActivationMailMutation, VisitorResendActivationMailMutationVariables>;
export const VisitorLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasLoggedIn"}}]}}]}}]} as unknown as DocumentNode<VisitorLogoutMutation, VisitorLogoutMutationVariables>;
export const VisitorForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorForgotPasswordMutation, VisitorForgotPasswordMutationVariables>;
export const VisitorRetrievePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorRetrievePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetrievePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retrievePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorRetrievePasswordMutation, VisitorRetrievePasswordMutationVariables>;
export const VisitorBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ban"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorBanQuery, VisitorBanQueryVariables>;
export const VisitorConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitorConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VisitorConfirmEmailMutation, VisitorConfirmEmailMutationVariables>;