import { createECDH, createHmac } from 'node:crypto'
import { defineService } from '@sanguine/kernel'

/** The key pair by which push services know the site (VAPID, RFC 8292). Both keys are base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The key pair of a secret, the same on every gateway. Almost every hash is a valid private key: a number from 1 to the
 * order of the curve.
 */
export function pushKeysOf(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  for (let count = 0; ; count += 1) {
    const key = createHmac('sha256', secret).update(`web push ${count}`).digest()
    if (!isPrivateKey(key)) continue
    curve.setPrivateKey(key)
    return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') }
  }
}

const curveOrder = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

function isPrivateKey(key: Buffer): boolean {
  const number = BigInt(`0x${key.toString('hex')}`)
  return number > 0n && number < curveOrder
}

/** The key pairs of the site's secrets, the newest first. A browser subscribes with the newest. */
export class SiteKeys {
  readonly #keys: readonly PushKeys[]

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map(pushKeysOf)
  }

  get publicKey(): string {
    return this.#keys[0]?.publicKey ?? ''
  }

  /** The pair that a device subscribed with; null if its secret is gone. */
  find(publicKey: string): PushKeys | null {
    return this.#keys.find((keys) => keys.publicKey === publicKey) ?? null
  }
}

export const siteKeysService = defineService<SiteKeys>({
  name: 'push.siteKeys',
  create: ({ settings }) => new SiteKeys(settings.pushSecrets),
})
