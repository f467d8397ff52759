import { type App, languages, tokenScopes } from '@sanguine/kernel'
import { grantTypes } from './token-endpoint'

const withSecret = ['client_secret_basic', 'client_secret_post']

/** The metadata of the authorization server (RFC 8414), by which clients find its endpoints. */
export function describeServer({ settings: { publicUrl } }: App): Readonly<Record<string, unknown>> {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    introspection_endpoint: `${publicUrl}/oauth/introspect`,
    device_authorization_endpoint: `${publicUrl}/oauth/device_authorization`,
    scopes_supported: tokenScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', ...withSecret],
    revocation_endpoint_auth_methods_supported: ['none', ...withSecret],
    introspection_endpoint_auth_methods_supported: withSecret,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/developers`,
    ui_locales_supported: languages,
  }
}
