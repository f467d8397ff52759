import type { Language } from '@sanguine/kernel'

/**
 * The mails about payments. Those whose name begins with `gift` go to the recipient of a gift, the others to the buyer.
 */
export type PaymentMail =
  | 'receipt'
  | 'renewal'
  | 'refund'
  | 'overtaken'
  | 'refundNoRecipient'
  | 'refundWithdrawn'
  | 'refundOwned'
  | 'reversal'
  | 'continuation'
  | 'replaced'
  | 'end'
  | 'lapse'
  | 'gift'
  | 'giftBack'
  | 'giftEnd'
  | 'giftLapse'

/** The data of a payment, or of one of its charges, that the mails mention. */
export interface MailedPayment {
  readonly paymentId: string
  readonly item: string
  /** US cents; null if the mail is about no charge */
  readonly cents: number | null
  /** when it was paid; milliseconds since the epoch, as all times here; null if the mail is about no charge */
  readonly paidAt: number | null
  /** the end of the paid period of a subscription; null for a single purchase */
  readonly paidUntil: number | null
  /** the next charge of a subscription, in US cents; null if none is expected */
  readonly nextCharge: { readonly cents: number; readonly at: number } | null
  /** null if the account is gone */
  readonly buyerName: string | null
  /** null if buyer and recipient are the same */
  readonly recipientName: string | null
  readonly isPlayMoney: boolean
}

interface MailTexts {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly button?: { readonly label: string; readonly path: string }
}

interface Texts {
  readonly mails: Readonly<Record<PaymentMail, (payment: MailedPayment) => MailTexts>>
  readonly rows: Readonly<
    Record<'item' | 'recipient' | 'amount' | 'paidAt' | 'paidUntil' | 'nextCharge' | 'paymentId', string>
  >
  /** the value of the row of the next charge */
  readonly chargeOn: (amount: string, day: string) => string
  readonly keepNumber: string
  readonly playMoney: string
}

export const paymentMailTexts: Readonly<Record<Language, Texts>> = {
  en: {
    mails: {
      receipt: ({ nextCharge }) => ({
        subject: 'Your Sanguine receipt',
        heading: 'Thank you',
        lines: [
          'Your payment has arrived.',
          ...(nextCharge === null
            ? []
            : ['The subscription renews on the first of every month. You can cancel it at any time.']),
        ],
        ...(nextCharge !== null && { button: { label: 'See my subscriptions', path: '/profile#payments' } }),
      }),
      renewal: () => ({
        subject: 'Your Sanguine subscription was renewed',
        heading: 'Your subscription was renewed',
        lines: ['It was charged for another month. You can cancel it at any time; it then lasts until the day below.'],
        button: { label: 'See my subscriptions', path: '/profile#payments' },
      }),
      continuation: () => ({
        subject: 'Your Sanguine subscription goes on',
        heading: 'Your subscription goes on',
        lines: [
          'Nothing was charged now, because this month is already paid. From next month on, it is charged on the first of every month. You can cancel it at any time.',
        ],
        button: { label: 'See my subscriptions', path: '/profile#payments' },
      }),
      refund: () => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: ['Your money goes back the way you paid, and the purchase was taken back.'],
      }),
      overtaken: () => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: [
          'Another subscription of the same player continues in place of this one, so nothing is due for it. Your money goes back the way you paid.',
        ],
      }),
      refundWithdrawn: ({ paidUntil }) => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: [
          'An item of this purchase is no longer available, so nothing of it was given. Your money goes back the way you paid.',
          ...(paidUntil === null ? [] : ['The subscription was ended, so nothing more is charged.']),
        ],
      }),
      refundOwned: ({ recipientName }) => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: [
          `${recipientName === null ? 'You already own' : `${recipientName} already owns`} what you bought, and a player can own it only once. Your money goes back the way you paid.`,
        ],
      }),
      refundNoRecipient: ({ paidUntil }) => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: [
          'The account that this gift was for no longer exists, so nothing of it was given. Your money goes back the way you paid.',
          ...(paidUntil === null ? [] : ['The subscription was ended, so nothing more is charged.']),
        ],
      }),
      reversal: () => ({
        subject: 'Your Sanguine payment was reversed',
        heading: 'Your payment was reversed',
        lines: ['Your bank or the payment provider took the payment back, so the purchase was taken back too.'],
      }),
      gift: ({ buyerName }) => ({
        subject: 'A gift for you at Sanguine',
        heading: buyerName === null ? 'A gift for you' : `${buyerName} has a gift for you`,
        lines: ['It is already yours: you do not have to pay or confirm anything.'],
        button: { label: 'To the game', path: '/game' },
      }),
      giftBack: ({ buyerName }) => ({
        subject: 'A gift at Sanguine was taken back',
        heading: buyerName === null ? 'A gift was taken back' : `The gift from ${buyerName} was taken back`,
        lines: [
          'The payment for it was refunded or reversed, so the gift was taken back. There is nothing for you to pay.',
        ],
      }),
      giftEnd: ({ buyerName }) => ({
        subject: 'Your gift subscription is ending',
        heading: 'Your subscription will not be renewed',
        lines: [
          `It was a gift${buyerName === null ? '' : ` from ${buyerName}`}, and nothing more is charged for it. If you subscribe yourself before it ends, it goes on without a gap; for this level or a lower one you pay nothing until after the day below.`,
        ],
        button: { label: 'See the subscriptions', path: '/premiumShop#subscriptions' },
      }),
      giftLapse: ({ buyerName }) => ({
        subject: 'Your gift subscription has ended',
        heading: 'Your subscription has ended',
        lines: [
          `It was a gift${buyerName === null ? '' : ` from ${buyerName}`} and could not be charged any more, so it has ended. You can subscribe yourself at any time.`,
        ],
        button: { label: 'See the subscriptions', path: '/premiumShop#subscriptions' },
      }),
      replaced: () => ({
        subject: 'Your Sanguine subscription was replaced',
        heading: 'Your subscription was replaced',
        lines: [
          'Another subscription of the same player continues in place of this one, so nothing more is charged for this one.',
        ],
        button: { label: 'See my subscriptions', path: '/profile#payments' },
      }),
      end: () => ({
        subject: 'Your Sanguine subscription was ended',
        heading: 'Nothing more is charged',
        lines: ['The subscription was ended. It remains valid until the day below, since that time is paid.'],
        button: { label: 'See the subscriptions', path: '/premiumShop#subscriptions' },
      }),
      lapse: () => ({
        subject: 'Your Sanguine subscription has ended',
        heading: 'Your subscription has ended',
        lines: [
          'It could not be charged, so it has ended, and nothing more is charged. You can subscribe again at any time.',
        ],
        button: { label: 'See the subscriptions', path: '/premiumShop#subscriptions' },
      }),
    },
    rows: {
      item: 'Item',
      recipient: 'For',
      amount: 'Amount',
      paidAt: 'Paid on',
      paidUntil: 'Paid until',
      nextCharge: 'Next charge',
      paymentId: 'Payment number',
    },
    chargeOn: (amount, day) => `${amount} on ${day}`,
    keepNumber: 'Please quote the number of the payment if you contact support.',
    playMoney: 'This was play money: nothing was charged.',
  },
  de: {
    mails: {
      receipt: ({ nextCharge }) => ({
        subject: 'Deine Quittung von Sanguine',
        heading: 'Danke',
        lines: [
          'deine Zahlung ist angekommen.',
          ...(nextCharge === null
            ? []
            : ['Das Abonnement verlängert sich am Ersten jedes Monats. Du kannst jederzeit kündigen.']),
        ],
        ...(nextCharge !== null && { button: { label: 'Meine Abonnements ansehen', path: '/profile#payments' } }),
      }),
      renewal: () => ({
        subject: 'Dein Sanguine-Abonnement wurde verlängert',
        heading: 'Dein Abonnement wurde verlängert',
        lines: [
          'ein weiterer Monat wurde abgebucht. Du kannst jederzeit kündigen; das Abonnement läuft dann bis zu dem unten genannten Tag.',
        ],
        button: { label: 'Meine Abonnements ansehen', path: '/profile#payments' },
      }),
      continuation: () => ({
        subject: 'Dein Sanguine-Abonnement läuft weiter',
        heading: 'Dein Abonnement läuft weiter',
        lines: [
          'jetzt wurde nichts abgebucht, weil dieser Monat schon bezahlt ist. Ab dem nächsten Monat wird am Ersten jedes Monats abgebucht. Du kannst jederzeit kündigen.',
        ],
        button: { label: 'Meine Abonnements ansehen', path: '/profile#payments' },
      }),
      refund: () => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: ['du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast. Der Kauf wurde zurückgenommen.'],
      }),
      overtaken: () => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: [
          'anstelle dieses Abonnements läuft ein anderes desselben Spielers weiter, deshalb ist dafür nichts zu zahlen. Du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast.',
        ],
      }),
      refundWithdrawn: ({ paidUntil }) => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: [
          'ein Gegenstand aus diesem Kauf ist nicht mehr erhältlich, deshalb kam der Kauf nicht zustande. Du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast.',
          ...(paidUntil === null ? [] : ['Das Abonnement wurde beendet, es wird also nichts mehr abgebucht.']),
        ],
      }),
      refundOwned: ({ recipientName }) => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: [
          `was du gekauft hast, gehört ${recipientName === null ? 'dir' : recipientName} schon, und jeder Spieler kann es nur einmal besitzen. Du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast.`,
        ],
      }),
      refundNoRecipient: ({ paidUntil }) => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: [
          'das Konto, für das dieses Geschenk war, gibt es nicht mehr, deshalb kam der Kauf nicht zustande. Du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast.',
          ...(paidUntil === null ? [] : ['Das Abonnement wurde beendet, es wird also nichts mehr abgebucht.']),
        ],
      }),
      reversal: () => ({
        subject: 'Deine Zahlung an Sanguine wurde zurückgebucht',
        heading: 'Deine Zahlung wurde zurückgebucht',
        lines: [
          'deine Bank oder der Zahlungsdienst hat die Zahlung zurückgeholt. Deshalb wurde auch der Kauf zurückgenommen.',
        ],
      }),
      gift: ({ buyerName }) => ({
        subject: 'Ein Geschenk für dich bei Sanguine',
        heading: buyerName === null ? 'Ein Geschenk für dich' : `${buyerName} hat ein Geschenk für dich`,
        lines: ['es gehört dir schon: Du musst nichts bezahlen und nichts bestätigen.'],
        button: { label: 'Zum Spiel', path: '/game' },
      }),
      giftBack: ({ buyerName }) => ({
        subject: 'Ein Geschenk bei Sanguine wurde zurückgenommen',
        heading:
          buyerName === null
            ? 'Ein Geschenk wurde zurückgenommen'
            : `Das Geschenk von ${buyerName} wurde zurückgenommen`,
        lines: [
          'die Zahlung dafür wurde erstattet oder zurückgebucht, deshalb wurde auch das Geschenk zurückgenommen. Du musst nichts bezahlen.',
        ],
      }),
      giftEnd: ({ buyerName }) => ({
        subject: 'Ein geschenktes Abonnement läuft aus',
        heading: 'Dein Abonnement wird nicht verlängert',
        lines: [
          `es war ein Geschenk${buyerName === null ? '' : ` von ${buyerName}`}, und es wird nichts mehr dafür abgebucht. Wenn du vor dem Ende selbst ein Abonnement abschließt, geht es ohne Unterbrechung weiter; für diese oder eine niedrigere Stufe zahlst du erst nach dem unten genannten Tag.`,
        ],
        button: { label: 'Zu den Abonnements', path: '/premiumShop#subscriptions' },
      }),
      giftLapse: ({ buyerName }) => ({
        subject: 'Ein geschenktes Abonnement ist abgelaufen',
        heading: 'Dein Abonnement ist abgelaufen',
        lines: [
          `es war ein Geschenk${buyerName === null ? '' : ` von ${buyerName}`}, und die Abbuchung ist fehlgeschlagen, deshalb ist es abgelaufen. Du kannst jederzeit selbst ein Abonnement abschließen.`,
        ],
        button: { label: 'Zu den Abonnements', path: '/premiumShop#subscriptions' },
      }),
      replaced: () => ({
        subject: 'Dein Sanguine-Abonnement wurde abgelöst',
        heading: 'Dein Abonnement wurde abgelöst',
        lines: [
          'anstelle dieses Abonnements läuft ein anderes desselben Spielers weiter, deshalb wird dafür nichts mehr abgebucht.',
        ],
        button: { label: 'Meine Abonnements ansehen', path: '/profile#payments' },
      }),
      end: () => ({
        subject: 'Dein Sanguine-Abonnement wurde beendet',
        heading: 'Es wird nichts mehr abgebucht',
        lines: [
          'das Abonnement wurde beendet. Es gilt noch bis zu dem unten genannten Tag, denn diese Zeit ist bezahlt.',
        ],
        button: { label: 'Zu den Abonnements', path: '/premiumShop#subscriptions' },
      }),
      lapse: () => ({
        subject: 'Dein Sanguine-Abonnement ist abgelaufen',
        heading: 'Dein Abonnement ist abgelaufen',
        lines: [
          'die Abbuchung ist fehlgeschlagen, deshalb ist es abgelaufen. Es wird nichts mehr abgebucht. Du kannst jederzeit ein neues Abonnement abschließen.',
        ],
        button: { label: 'Zu den Abonnements', path: '/premiumShop#subscriptions' },
      }),
    },
    rows: {
      item: 'Artikel',
      recipient: 'Für',
      amount: 'Betrag',
      paidAt: 'Bezahlt am',
      paidUntil: 'Bezahlt bis',
      nextCharge: 'Nächste Zahlung',
      paymentId: 'Zahlungsnummer',
    },
    chargeOn: (amount, day) => `${amount} am ${day}`,
    keepNumber: 'Bitte nenne bei Fragen an den Support die Nummer der Zahlung.',
    playMoney: 'Das war Spielgeld: Es wurde nichts abgebucht.',
  },
}
