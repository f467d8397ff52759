import { query } from './api'
import type { Site } from './site'
import { waitUntil } from './wait-until'

/** A player buys a package and pays with play money. */
export async function buyPackage(site: Site, token: string, name: string): Promise<void> {
  interface Packages {
    readonly packages: readonly { readonly id: string; readonly name: string }[]
  }
  const { packages } = await query<Packages>(site, token, '{ packages { id name } }')
  const packageId = packages.find((each) => each.name === name)?.id
  const document = 'mutation ($input: BuyPackageInput!) { buyPackage(input: $input) { payment { id approveUrl } } }'
  interface Purchase {
    readonly buyPackage: { readonly payment: { readonly id: string; readonly approveUrl: string } }
  }
  const { payment } = (await query<Purchase>(site, token, document, { input: { packageId } })).buyPackage
  const body = new URLSearchParams({ decision: 'approve' })
  const approved = await fetch(payment.approveUrl, { method: 'POST', body, redirect: 'manual' })
  if (approved.status !== 303) throw new Error(`The payment was not approved: ${approved.status}`)
  const check = 'mutation ($input: CheckPaymentInput!) { checkPayment(input: $input) { isCompleted } }'
  await waitUntil(`completed payment of ${name}`, async () => {
    const input = { paymentId: payment.id }
    const { checkPayment } = await query<{ checkPayment: { isCompleted: boolean } }>(site, token, check, { input })
    return checkPayment.isCompleted
  })
}
