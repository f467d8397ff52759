import type { Translations } from '@sanguine/content'
import { maxDocumentBytes } from '@sanguine/db'
import { conflict, type Sentence } from '@sanguine/kernel'
import { mongo } from 'mongoose'

/** Throws `conflict` if all texts in a language would be larger than the document that holds them can be. */
export function refuseLongTexts(translations: Translations): void {
  for (const [language, texts] of Object.entries(translations))
    if (mongo.BSON.calculateObjectSize({ _id: language, texts }) > maxDocumentBytes) throw conflict(tooLong(language))
}

function tooLong(language: string): Sentence {
  const nameIn = (reader: string) => new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
  const megabytes = maxDocumentBytes / (1024 * 1024)
  return {
    en: `The texts of all records in ${nameIn('en')} are together longer than the database can store (${megabytes} MB), so nothing was changed. Remove or shorten some in other records first, such as those of old news.`,
    de: `Die Texte aller Einträge auf ${nameIn('de')} sind zusammen länger, als die Datenbank speichern kann (${megabytes} MB). Nichts wurde geändert. Entferne oder kürze zuerst einige in anderen Einträgen, etwa die alter Neuigkeiten.`,
  }
}
