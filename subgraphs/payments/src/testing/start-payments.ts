import { accounts } from '@sanguine/accounts'
import { analytics } from '@sanguine/analytics'
import { audit } from '@sanguine/audit'
import { type PremiumPackageRecord, packageCategories } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { mailTransportService, type OutgoingMail } from '@sanguine/mail'
import { aViewer, type Gateway, type GatewayOptions, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { Types } from 'mongoose'
import { preparePayments } from '..'
import { type FindPackage, packagesService } from '../packages.service'
import { type PassStep, type PaymentStep, paymentStepsService } from '../payment-steps.service'
import { paymentModelsService } from '../payments.model'

const aPackage = (name: string, fields: Partial<PremiumPackageRecord>): PremiumPackageRecord => ({
  id: idOf(name),
  name,
  priceUsd: 5,
  month: 0,
  year: 0,
  subscriptionLevel: 0,
  category: 0,
  isVisible: true,
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  items: [],
  ...fields,
})

const categoryNumber = (name: (typeof packageCategories)[number]) => packageCategories.indexOf(name)

const bones = [{ itemId: idOf('Bone'), amount: 10 }]

/** The packages that tests sell. */
export const packages = [
  aPackage('Silver', { priceUsd: 5, subscriptionLevel: 1, items: [{ itemId: idOf('Bone'), amount: 1 }] }),
  aPackage('Gold', { priceUsd: 10, subscriptionLevel: 2 }),
  aPackage('Platinum', { priceUsd: 20, subscriptionLevel: 3 }),
  aPackage('Bones', { priceUsd: 3, category: categoryNumber('hexDeal'), items: bones }),
  aPackage('Deal', { priceUsd: 4, category: categoryNumber('oneTimeDeal'), items: bones }),
  aPackage('Gold Month', { priceUsd: 8, category: categoryNumber('goldItem'), items: bones }),
  aPackage('Horse', {
    priceUsd: 6,
    category: categoryNumber('avatar'),
    items: [{ itemId: idOf('Black Horse'), amount: 1 }],
  }),
  aPackage('Stable', {
    priceUsd: 7,
    category: categoryNumber('hexDeal'),
    items: [{ itemId: idOf('Black Horse'), amount: 1 }, ...bones],
  }),
  aPackage('Empty', {}),
  aPackage('Free', { priceUsd: 0, items: bones }),
  aPackage('Halloween', { priceUsd: 3, month: 10, year: 2025, items: bones }),
]

const germanNames = new Map([['Bones', 'Knochen']])

const findTestPackage: FindPackage = async (id, language) => {
  const record = packages.find((each) => each.id === id)
  if (!record) return null
  return language === 'de' ? { ...record, name: germanNames.get(record.name) ?? record.name } : record
}

/** Thrown at a step: the gateway has stopped there. */
export class Crash extends Error {}

export interface PaymentsGateway extends Gateway {
  readonly mails: OutgoingMail[]
  /** stops the gateway once, at the nth time that it reaches a step */
  crashAt(step: PaymentStep, time?: number): void
}

export interface PaymentsGame extends PaymentsGateway {
  readonly game: TestGame
  anotherGateway(): Promise<PaymentsGateway>
  /** Makes the account of a player. */
  register(name: string): Promise<void>
  /** Deletes the account of a player, as far as payments see it. */
  deleteAccount(name: string): Promise<void>
  stop(): Promise<void>
}

/** A game that sells packages, on a real database, without workers. */
export async function startPayments(prepare: (app: App) => void = () => undefined): Promise<PaymentsGame> {
  const mails: OutgoingMail[] = []
  let crash: { step: PaymentStep; times: number } | null = null
  const pass: PassStep = (step) => {
    if (crash?.step !== step) return
    crash.times -= 1
    if (crash.times > 0) return
    crash = null
    throw new Crash(step)
  }
  const options: GatewayOptions = {
    prepare: (app) => {
      app.provide(packagesService, findTestPackage)
      const send = async (mail: OutgoingMail) => void mails.push(mail)
      app.provide(mailTransportService, { isLocal: true, send, close: () => undefined })
      app.provide(paymentStepsService, pass)
      prepare(app)
    },
  }
  const crashAt = (step: PaymentStep, time = 1) => {
    crash = { step, times: time }
  }
  const game = await startGame(options)
  game.clock.advanceTo(Date.parse('2025-01-17T11:00:00Z'))
  for (const domain of [audit, accounts, analytics]) await domain.start?.(game.app)
  await preparePayments(game.app)
  const accountsOf = game.connection.collection('accounts')
  return {
    ...game,
    game,
    mails,
    crashAt,
    anotherGateway: async () => {
      const gateway = await game.anotherGateway(options)
      await preparePayments(gateway.app)
      return { ...gateway, mails, crashAt }
    },
    register: async (name) => {
      const { accountId, email, role } = aViewer(name)
      await accountsOf.insertOne({
        _id: new Types.ObjectId(accountId),
        name,
        role,
        email,
        patreonType: 0,
        revision: 0,
        nameKey: name.toLowerCase(),
        nameSkeleton: name.toLowerCase(),
        emailKey: email,
        registeredAt: new Date(game.clock.at),
        activatedAt: new Date(game.clock.at),
      })
    },
    deleteAccount: async (name) => {
      await accountsOf.deleteOne({ _id: new Types.ObjectId(aViewer(name).accountId) })
    },
    stop: async () => {
      await game.app.get(paymentModelsService).payments.db.db?.dropDatabase()
      await game.stop()
    },
  }
}
