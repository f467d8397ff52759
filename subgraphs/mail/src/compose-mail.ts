import type { Language, Settings } from '@sanguine/kernel'

/** A component of a mail. Texts are plain; special characters of HTML are escaped. */
export type MailBlock =
  | { readonly paragraph: string }
  /** a text that the reader copies: a password, an address */
  | { readonly value: string }
  /** the address stands below the button too, for clients that show none */
  | { readonly button: string; readonly link: string }
  /** a table of label and value */
  | { readonly rows: readonly (readonly [label: string, value: string])[] }

export interface MailContent {
  readonly subject: string
  readonly heading: string
  /** name in the greeting; null for a greeting without a name */
  readonly name: string | null
  readonly blocks: readonly MailBlock[]
}

/** Both forms of a mail. */
export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

type MailSettings = Pick<Settings, 'publicUrl' | 'operator'>

const texts: Readonly<
  Record<
    Language,
    {
      readonly greeting: (name: string | null) => string
      readonly linkHint: string
      readonly reason: (host: string) => string
      readonly operator: (operator: string) => string
    }
  >
> = {
  en: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    linkHint: 'If the button does not work, open this address:',
    reason: (host) => `This email was sent automatically by Sanguine, ${host}.`,
    operator: (operator) => `Operator: ${operator}`,
  },
  de: {
    greeting: (name) => (name === null ? 'Hallo,' : `Hallo ${name},`),
    linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
    reason: (host) => `Diese E-Mail wurde automatisch von Sanguine verschickt, ${host}.`,
    operator: (operator) => `Betreiber: ${operator}`,
  },
}

/** A mail as text and as HTML. */
export function composeMail(settings: MailSettings, language: Language, content: MailContent): ComposedMail {
  const { subject, heading, name, blocks } = content
  const { greeting, linkHint } = texts[language]
  const shown: readonly MailBlock[] = [{ paragraph: greeting(name) }, ...blocks]
  const footer = footerLines(settings, language)
  const text = [heading, ...shown.map(textOf), footer.map(wrap).join('\n')].join('\n\n')
  const html = page(language, subject, [
    `<h1 class="text" style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...shown.map((block) => htmlOf(block, linkHint)),
    `<hr class="line" style="${styles.line}">`,
    `<p class="quiet" style="${styles.quiet}">${footer.map(escapeHtml).join('<br>\n')}</p>`,
  ])
  return { subject, text: `${text}\n`, html }
}

function footerLines({ publicUrl, operator }: MailSettings, language: Language): readonly string[] {
  const { reason, operator: named } = texts[language]
  const parts = [operator.name, operator.address, operator.email].filter((part) => part !== null)
  return [reason(new URL(publicUrl).host), ...(parts.length > 0 ? [named(parts.join(', '))] : [])]
}

/** Breaks a paragraph into lines that no mail transport breaks again. */
const wrap = (paragraph: string): string => paragraph.replace(/(?=.{73})(.{1,72}) /g, '$1\n')

function textOf(block: MailBlock): string {
  if ('paragraph' in block) return wrap(block.paragraph)
  if ('value' in block) return block.value
  if ('link' in block) return `${wrap(`${block.button}:`)}\n${block.link}`
  return block.rows.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n')
}

const font = "font-family:Georgia,'Times New Roman',serif"
const color = {
  page: '#f4efeb',
  sheet: '#ffffff',
  text: '#241a1b',
  quiet: '#5f5256',
  accent: '#8c1c2b',
  line: '#d9cfc9',
}

/** Some mail clients ignore style sheets, so every element has an inline style. */
const styles = {
  page: `margin:0;padding:0;background-color:${color.page}`,
  sheet: `width:100%;max-width:600px;background-color:${color.sheet};border-top:4px solid ${color.accent}`,
  cell: 'padding:24px 32px',
  heading: `margin:0 0 20px;${font};font-size:24px;line-height:32px;font-weight:bold;color:${color.text}`,
  paragraph: `margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${color.text}`,
  value: `margin:0 0 16px;padding:12px 16px;font-family:Consolas,Menlo,monospace;font-size:16px;line-height:24px;color:${color.text};background-color:${color.page};word-break:break-all`,
  button: `display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:bold;color:#ffffff;text-decoration:none`,
  quiet: `margin:0 0 16px;${font};font-size:13px;line-height:20px;color:${color.quiet};word-break:break-word`,
  quietLink: `color:${color.quiet};word-break:break-all`,
  line: `margin:24px 0 16px;border:0;border-top:1px solid ${color.line}`,
  label: `padding:4px 16px 4px 0;${font};font-size:16px;line-height:24px;text-align:left;vertical-align:top;font-weight:normal;white-space:nowrap;color:${color.quiet}`,
  // the number of a payment is one long word
  amount: `padding:4px 0;${font};font-size:16px;line-height:24px;vertical-align:top;color:${color.text};word-break:break-word;overflow-wrap:anywhere`,
} as const

/** Dark colours for clients that follow the reader's setting; others show the light ones above, or invert them. */
const darkStyle = `@media (prefers-color-scheme:dark){
.page{background-color:#161011!important}
.sheet{background-color:#211a1b!important}
.text{color:#efe6e2!important}
.quiet{color:#b8aaa6!important}
.value{background-color:#322728!important}
.line{border-top-color:#4a3b3c!important}
}`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function htmlOf(block: MailBlock, linkHint: string): string {
  if ('paragraph' in block) return `<p class="text" style="${styles.paragraph}">${escapeHtml(block.paragraph)}</p>`
  if ('value' in block) return `<p class="text value" style="${styles.value}">${escapeHtml(block.value)}</p>`
  if ('link' in block) return buttonHtml(escapeHtml(block.button), escapeHtml(block.link), escapeHtml(linkHint))
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" class="quiet" style="${styles.label}">${escapeHtml(label)}</th><td class="text" style="${styles.amount}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${rows.join('\n')}
</table>`
}

/** A cell with a background, since Outlook draws none around a link. */
const buttonHtml = (label: string, link: string, hint: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${color.accent}" style="background-color:${color.accent};border-radius:4px">
<a href="${link}" style="${styles.button}">${label}</a>
</td></tr></table>
<p class="quiet" style="${styles.quiet}">${hint}<br>
<a class="quiet" href="${link}" style="${styles.quietLink}">${link}</a></p>`

const page = (language: Language, title: string, body: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${darkStyle}
</style>
</head>
<body class="page" style="${styles.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.sheet}"><tr><td align="left" style="${styles.cell}">
${body.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
