const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

/** `Intl` objects are dear to make and free to keep. */
function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
  kind: string,
  language: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${kind} ${language} ${JSON.stringify(options)}`
  let format = formats.get(key) as Format | undefined
  if (!format) {
    format = make()
    formats.set(key, format)
  }
  return format
}

/** The number format of a language, made once. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept('number', language, options, () => new Intl.NumberFormat(language, options))

/** The format of dates and times of a language, made once. */
export const dateTimeFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept('date', language, options, () => new Intl.DateTimeFormat(language, options))

/** The plural rules of a language, made once. */
export const pluralRules = (language: string, options: Intl.PluralRulesOptions): Intl.PluralRules =>
  kept('plural', language, options, () => new Intl.PluralRules(language, options))
