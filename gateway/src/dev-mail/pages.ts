import type { Email } from 'postal-mime'

const escapeHtml = (text: string | undefined): string =>
  (text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: dark light; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; overflow-wrap: anywhere; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
</head>
<body><main>${body}</main></body>
</html>`

const addressed = (mail: Email): string =>
  escapeHtml(mail.to?.map((addressee) => addressee.address ?? addressee.name).join(', '))

const linksOf = (mail: Email): readonly string[] => mail.text?.match(/https?:\/\/[^\s<>"']+/g) ?? []

const linkTo = (address: string): string => `<a href="${escapeHtml(address)}">Open its link</a>`

/** The page of the outbox, newest mail first, with the link of each mail. */
export function listPage(entries: readonly { readonly name: string; readonly mail: Email }[]): string {
  const rows = entries.map(
    ({ name, mail }) =>
      `<tr><td><a href="/dev/mail/${escapeHtml(name)}">${escapeHtml(mail.subject)}</a></td><td>${linksOf(mail).map(linkTo).join('<br>')}</td><td>${addressed(mail)}</td><td>${escapeHtml(mail.date)}</td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">Link</th><th scope="col">To</th><th scope="col">Date</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return page(
    'Outbox',
    `<h1>Outbox</h1>${rows.length > 0 ? table : '<p>No mail was sent yet.</p>'}<p><a href="/dev/mail/preview">All mails with made-up values</a></p>`,
  )
}

/** The page of one mail as text, with links that can be followed. */
export function mailPage(mail: Email): string {
  const text = escapeHtml(mail.text).replace(/https?:\/\/[^\s&<>"']+/g, (link) => `<a href="${link}">${link}</a>`)
  return page(
    mail.subject ?? 'Mail',
    `<p><a href="/dev/mail">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${addressed(mail)}</p><pre>${text}</pre>`,
  )
}

/** The page that lists the mails with a preview in every language and format. */
export function previewPage(
  mails: readonly { readonly name: string; readonly subject: string }[],
  languages: readonly string[],
  formats: readonly string[],
): string {
  const forms = languages.flatMap((language) => formats.map((format) => ({ language, format })))
  const links = (name: string) =>
    forms.map(
      ({ language, format }) =>
        `<td><a href="/dev/mail/preview/${escapeHtml(name)}/${language}/${format}">${language}, ${format}</a></td>`,
    )
  const rows = mails.map(
    ({ name, subject }) => `<tr><th scope="row">${escapeHtml(subject)}</th>${links(name).join('')}</tr>`,
  )
  return page(
    'Mails',
    `<p><a href="/dev/mail">Outbox</a></p><h1>Mails</h1><table><tbody>${rows.join('\n')}</tbody></table>`,
  )
}
