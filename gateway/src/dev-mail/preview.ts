import { accountMailSamples } from '@sanguine/accounts'
import { type Language, languages, type Settings } from '@sanguine/kernel'
import type { MailSample } from '@sanguine/mail'
import { paymentMailSamples } from '@sanguine/payments'
import { webhookMailSamples } from '@sanguine/webhooks'

/** Every mail that the game sends, with sample values. */
export const mailSamples: readonly MailSample[] = [...accountMailSamples, ...paymentMailSamples, ...webhookMailSamples]

export const previewFormats = ['html', 'text'] as const

export interface PreviewParams {
  readonly name: string
  readonly language: string
  readonly format: string
}

/** A mail with sample values, as media type and body; null if there is no such mail. */
export function readPreview(
  settings: Settings,
  { name, language: given, format }: PreviewParams,
): { readonly type: string; readonly body: string } | null {
  const sample = mailSamples.find((each) => each.name === name)
  const language: Language | undefined = languages.find((each) => each === given)
  if (!sample || !language) return null
  const { html, text } = sample.compose(settings, language)
  if (format === 'html') return { type: 'text/html; charset=utf-8', body: html }
  return format === 'text' ? { type: 'text/plain; charset=utf-8', body: text } : null
}
