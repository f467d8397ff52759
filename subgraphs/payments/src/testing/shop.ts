import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, type Gateway, idOf } from '@sanguine/players/testing'
import type { BuyPackagePayload, Mutation, Player } from '@sanguine/schema'
import { buyPackage } from '../operations/buy-package'
import { readPackageOffer } from '../operations/read-package-offer'
import { providerService } from '../provider/provider.service'
import { SandboxProvider } from '../provider/sandbox-provider'
import type { PaymentsGame } from './start-payments'

/** The actions of players and staff in a game that sells packages for play money. */
export function shopOf(game: () => PaymentsGame) {
  const run = <Data>(name: string, document: string, variables: Record<string, unknown> = {}, role = 'user' as const) =>
    runQuery<Data>(game().app, aViewer(name, role), document, variables)

  const buy = async (name: string, item: string, recipientName?: string): Promise<BuyPackagePayload> =>
    (
      await run<{ buyPackage: BuyPackagePayload }>(
        name,
        `mutation ($input: BuyPackageInput!) { buyPackage(input: $input) {
          payment { id status approveUrl firstCharge { cents } monthlyCharge { cents } recipient { name } isCancellable }
          userErrors { code field requiredSubscription }
        } }`,
        { input: { packageId: idOf(item), recipientName } },
      )
    ).buyPackage

  const sandbox = () => {
    const provider = game().app.get(providerService)
    if (!(provider instanceof SandboxProvider)) throw new Error('not play money')
    return provider
  }

  const approve = (paymentId: string, isApproved = true) => sandbox().decide(`PLAY-${paymentId}`, isApproved)

  const check = async (paymentId: string) =>
    (
      await runQuery<Pick<Mutation, 'checkPayment'>>(
        game().app,
        null,
        `mutation ($input: CheckPaymentInput!) { checkPayment(input: $input) {
          isCompleted status isDuplicate recipient { name } firstChargeAt approveUrl userErrors { code } } }`,
        { input: { paymentId } },
      )
    ).checkPayment

  /** The mails that name a payment. */
  const mailsOf = (paymentId: string) => game().mails.filter(({ text }) => text.includes(paymentId))

  const offer = (name: string, item: string, recipientName?: string) =>
    readPackageOffer(game().as(name), { packageId: idOf(item), recipientName })

  /** Buys and pays. */
  async function pay(name: string, item: string, recipientName?: string): Promise<string> {
    const { payment, userErrors } = await buy(name, item, recipientName)
    if (!payment) throw new Error(JSON.stringify(userErrors))
    await approve(payment.id)
    await check(payment.id)
    return payment.id
  }

  /** Begins a purchase through a gateway, under an `Idempotency-Key`. */
  const buyUnder = async (gateway: Gateway, name: string, key: string, item = 'Bones') => {
    const begun = await buyPackage({ ...gateway.as(name), idempotencyKey: key }, { packageId: idOf(item) })
    if (!begun.ok) throw new Error(begun.refusal.code)
    return begun.value
  }

  const me = async (name: string) =>
    (
      await run<{ me: Player }>(
        name,
        `{ me {
          unlockedEquipmentSetCount
          subscription { level periodEndsAt renewsAt isInGrace paymentId }
          subscriptionGiver { name }
          inventory { item { name } amount }
          payments { nodes { id status isCancellable charges { amount { cents } status paidAt periodEndsAt missing { amount } } } }
        } }`,
      )
    ).me

  const bonesOf = async (name: string) =>
    (await me(name)).inventory.find(({ item }) => item?.name === 'Bone')?.amount ?? 0

  const refund = async (paymentId: string, chargeId: string, role: 'admin' | 'support' = 'admin') =>
    (
      await runQuery<Pick<Mutation, 'refundPayment'>>(
        game().app,
        aViewer('Vera', role),
        `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) {
          payment { status charges { status missing { amount } } } userErrors { code } } }`,
        { input: { paymentId, chargeId, reason: 'A mistake.' } },
      )
    ).refundPayment

  const cancel = (name: string, paymentId: string) =>
    run(name, 'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { id } } }', {
      i: { paymentId },
    })

  return { run, buy, sandbox, approve, check, mailsOf, offer, pay, buyUnder, me, bonesOf, refund, cancel }
}
