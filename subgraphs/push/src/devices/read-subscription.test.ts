import { describe, expect, test } from '@jest/globals'
import { SubscribedBrowser } from '../testing'
import { isPublicAddress, lookupPublic } from '../transport/public-lookup'
import { subscriptionSchema } from './read-subscription'

const { subscription } = new SubscribedBrowser('https://push.example/device', 'BKey')
const isAccepted = (fields: object) => subscriptionSchema.safeParse({ ...subscription, ...fields }).success

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGu',
    'https://wns2-par02p.notify.windows.com/w/?token=a%2bb',
  ])('is accepted: %s', (endpoint) => {
    expect(isAccepted({ endpoint })).toBe(true)
  })

  test.each([
    'http://push.example/device',
    'ftp://push.example/device',
    'https://push.example:8443/device',
    'https://user:password@push.example/device',
    'https://localhost/device',
    'https://localhost./device',
    'https://printer/device',
    'https://printer.local/device',
    'https://api.internal/device',
    'https://router.home.arpa/device',
    'https://127.0.0.1/device',
    'https://0x7f.1/device',
    'https://2130706433/device',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/device',
    'https://8.8.8.8/device',
    'https://[::1]/device',
    'https://[::ffff:127.0.0.1]/device',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example/device',
    '',
    `https://push.example/${'x'.repeat(1000)}`,
  ])('is refused: %s', (endpoint) => {
    expect(isAccepted({ endpoint })).toBe(false)
  })

  test.each([
    { p256dh: '' },
    { p256dh: 'A'.repeat(87) },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { p256dh: `${subscription.p256dh}A` },
    { auth: '' },
    { auth: Buffer.alloc(15).toString('base64url') },
    { auth: '<script>' },
    { serverKey: 'no key!' },
  ])('needs valid keys: not %j', (keys) => {
    expect(isAccepted({})).toBe(true)
    expect(isAccepted(keys)).toBe(false)
  })
})

describe('a connection to a push service', () => {
  test.each(['8.8.8.8', '142.250.185.74', '2a00:1450:4001:810::200a'])('may go to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'no address',
  ])('may not go to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test('is refused for a name that resolves to this machine', async () => {
    const found = await new Promise((resolve) => lookupPublic('localhost', { all: true }, (error) => resolve(error)))
    expect(found).toMatchObject({ name: 'PrivateAddressError', message: 'localhost has no public address' })
  })
})
