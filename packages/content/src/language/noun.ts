/** The German word for a record of a kind. */
export interface GermanNoun {
  readonly one: string
  readonly many: string
  /** in the accusative, as in `diesen Gegenstand` */
  readonly this: 'diesen' | 'diese' | 'dieses'
}

export const masculine = (one: string, many: string): GermanNoun => ({ one, many, this: 'diesen' })
export const feminine = (one: string, many: string): GermanNoun => ({ one, many, this: 'diese' })
export const neuter = (one: string, many: string): GermanNoun => ({ one, many, this: 'dieses' })
