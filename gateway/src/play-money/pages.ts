import type { Language } from '@sanguine/kernel'
import { type SandboxPurchase, sandboxPath } from '@sanguine/payments'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const texts = {
  en: {
    title: 'Pay with play money',
    notice: 'This is play money. Nothing is charged.',
    once: 'now',
    monthly: 'on the first of every month',
    approve: 'Approve',
    decline: 'Have the card declined',
    declined: 'The card was declined. Try again with another one.',
    cancel: 'Cancel',
    done: 'This payment has already been decided.',
    back: 'Back to the game',
  },
  de: {
    title: 'Mit Spielgeld bezahlen',
    notice: 'Das ist Spielgeld. Es wird nichts abgebucht.',
    once: 'jetzt',
    monthly: 'am Ersten jedes Monats',
    approve: 'Bestätigen',
    decline: 'Karte ablehnen lassen',
    declined: 'Die Karte wurde abgelehnt. Versuche es mit einer anderen.',
    cancel: 'Abbrechen',
    done: 'Über diese Zahlung wurde schon entschieden.',
    back: 'Zurück zum Spiel',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>

/** The page on which a buyer approves or cancels a payment with play money. */
export function approvePage(purchase: SandboxPurchase, language: Language): string {
  const text = texts[language]
  const { _id, description, cents, monthlyCents, status, returnUrl } = purchase
  const isOpen = status === 'created' || status === 'declined'
  const money = (amount: number) =>
    escapeHtml(new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(amount / 100))
  const once = cents === 0 ? '' : `<p>${money(cents)} ${text.once}</p>`
  const price = `${once}${monthlyCents === null ? '' : `<p>${money(monthlyCents)} ${text.monthly}</p>`}`
  const failed = status === 'declined' ? `<p role="alert">${text.declined}</p>` : ''
  const choice = `${failed}<form method="post" action="${sandboxPath}/${escapeHtml(_id)}">
<button name="decision" value="approve">${text.approve}</button>
<button name="decision" value="decline" class="quiet">${text.decline}</button>
<button name="decision" value="cancel" class="quiet">${text.cancel}</button>
</form>`
  const decided = `<p>${text.done}</p><p><a href="${escapeHtml(returnUrl)}">${text.back}</a></p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: dark; font: 1rem/1.6 Georgia, serif; background: #120c0e; color: #eee2d3 }
main { max-width: 30rem; margin: 10vh auto; padding: 2rem; background: #1d1316; border: 1px solid #5a2a30; border-radius: .5rem }
h1 { color: #e2b65c; font-size: 1.4rem; margin: 0 0 1rem }
.notice { background: #e2b65c; color: #120c0e; padding: .5rem 1rem; border-radius: .25rem; font-weight: bold }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.5rem; margin: 0 .5rem .5rem 0; border: 1px solid #a33; border-radius: .25rem; background: #8c1d26; color: #fff; cursor: pointer }
button.quiet { background: transparent; color: inherit; border-color: currentcolor }
a { color: #e2b65c }
:focus-visible { outline: 3px solid #e2b65c; outline-offset: 2px }
</style>
</head>
<body><main><h1>${text.title}</h1><p class="notice">${text.notice}</p><h2>${escapeHtml(description)}</h2>${price}${isOpen ? choice : decided}</main></body>
</html>`
}
