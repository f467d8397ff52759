import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { root } from '../root'
import { runPaymentCrashes, shortPoints } from './payment-crashes'

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools/build/server.mjs')])
})

test('a gateway that is killed during a payment leaves books equal to those of PayPal, and gives each charge once', async () => {
  const { kills, chargedCents, findings } = await runPaymentCrashes(shortPoints)
  expect(findings).toEqual([])
  expect(kills).toBe(shortPoints.length)
  expect(chargedCents).toBeGreaterThan(0)
}, 600_000)
