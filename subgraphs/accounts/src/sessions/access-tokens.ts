import { createHash } from 'node:crypto'
import { type App, defineService, type Role } from '@sanguine/kernel'
import { createDecoder, createSigner, createVerifier } from 'fast-jwt'
import { LRUCache } from 'lru-cache'

/** The claims of an access token. Times are whole seconds, as in all JWTs. */
export interface Claims {
  /** the account's id */
  readonly sub: string
  readonly name: string
  /** the session's id */
  readonly sid: string
  readonly role: Role
  /** whether the account must set up a second factor before it may do anything else */
  readonly mustEnrol?: boolean
  readonly iat: number
  readonly exp: number
  readonly iss: string
  readonly aud: string
}

export interface AccessTokens {
  sign(claims: Pick<Claims, 'sub' | 'name' | 'sid' | 'role' | 'mustEnrol' | 'exp'>): string
  /** the claims of a token that is well formed, signed by one of our keys and not expired; else null */
  read(token: string): Claims | null
}

/** The largest number of remembered tokens, whose signatures are not checked again. */
const maxVerified = 10_000

const [issuer, audience, algorithm] = ['sanguine', 'sanguine-players', 'HS256'] as const

/**
 * Several secrets may be given, separated by commas: the first signs, all of them verify. To rotate a secret, put the
 * new one in front, and remove the old one when its last token has expired.
 */
const secretsOf = (setting: string): string[] => setting.split(',').map((secret) => secret.trim())

const kidOf = (secret: string): string => createHash('sha256').update(`kid:${secret}`).digest('hex').slice(0, 12)

function createAccessTokens(app: App): AccessTokens {
  const secrets = secretsOf(app.settings.jwtSecret)
  const [current = ''] = secrets
  const signer = createSigner({ key: current, kid: kidOf(current), algorithm })
  const decode = createDecoder({ complete: true })
  const verifiers = new Map(
    secrets.map((key) => [
      kidOf(key),
      // Expiry is judged by the app's clock below.
      createVerifier({
        key,
        algorithms: [algorithm],
        allowedIss: issuer,
        allowedAud: audience,
        // issuer and audience are only compared if a token has them
        requiredClaims: ['sub', 'sid', 'exp', 'iss', 'aud'],
        ignoreExpiration: true,
      }),
    ]),
  )
  const seconds = () => Math.floor(app.clock.now() / 1000)
  // A valid signature stays valid; only the expiry has to be checked again.
  const verified = new LRUCache<string, Claims>({ max: maxVerified })

  function verify(token: string): Claims | null {
    const known = verified.get(token)
    if (known) return known
    try {
      const { header } = decode(token) as { header: { kid?: string } }
      const claims = verifiers.get(header.kid ?? '')?.(token) as Claims | undefined
      if (claims) verified.set(token, claims)
      return claims ?? null
    } catch {
      // Any invalid token means that its bearer is not logged in.
      return null
    }
  }

  return {
    sign: (claims) => signer({ ...claims, iat: seconds(), iss: issuer, aud: audience }),
    read(token) {
      const claims = verify(token)
      return claims && claims.exp > seconds() ? claims : null
    },
  }
}

export const accessTokensService = defineService<AccessTokens>({ name: 'access tokens', create: createAccessTokens })
