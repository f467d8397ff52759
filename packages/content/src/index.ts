export {
  type ApiField,
  type ApiKind,
  type ApiMoney,
  apiEnumOf,
  apiEnums,
  apiFieldsOf,
  apiKindOf,
  batchFieldsOf,
  fromApi,
  isOptionalChoice,
  noChoice,
  toApi,
  toMoney,
} from './api-fields'
export { maxBatch, maxDeletions, maxRecordPage } from './api-limits'
export { checkContent, checkContentInSteps } from './check/check-content'
export { type EntryIssue, findEntryIssues } from './check/find-entry-issues'
export * from './content'
export type { Field, FieldShape, Fields } from './field'
export { readStructure } from './fields'
export type { AnyKind, Kind } from './kind'
export { isKindName, type KindName, kindNames } from './kind-name'
export { anyKind, kinds } from './kinds'
export { tableEnd } from './kinds/hunting-table'
export { packageCategories, subscriptionLevels } from './kinds/premium-package'
export {
  findTranslationProblems,
  hasTranslationState,
  type TranslationProblem,
  type TranslationState,
  type WrittenTranslation,
  writeTranslations,
} from './language/record-translations'
export {
  inTranslation,
  isOutdated,
  localiseRelease,
  type RecordTranslations,
  type TiedTranslation,
  type TranslatedText,
  type Translation,
  type Translations,
  tieTranslation,
  translatedFieldsOf,
  translationsOf,
  validTranslation,
} from './language/translation'
export { canonical, mapRecord, type RecordMapping } from './map-record'
export { normalizeTexts, normalizeTranslations } from './normalize-texts'
export type * from './records'
export {
  type ChosenImage,
  chosenImages,
  imagesOf,
  RecordIndex,
  type Reference,
  referencesOf,
  referencesOfStart,
  unfitImage,
  unknownImage,
} from './references'
export { type BuiltRelease, buildRelease, findBlockingProblems } from './release/build-release'
export { type StartRecord, startFields, startSchema } from './start'
