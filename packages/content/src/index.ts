export {
  type ApiField,
  type ApiKind,
  apiEnumOf,
  apiEnums,
  apiFieldsOf,
  apiKindOf,
  fromApi,
  toApi,
} from './api-fields'
export { canonical } from './canonical'
export { checkContent, checkContentInSteps } from './check/check-content'
export { type EntryIssue, findEntryIssues } from './check/find-entry-issues'
export { type ChosenImage, chosenImages, unfitImage, unknownImage } from './chosen-images'
export * from './content'
export type { Field, FieldShape, Fields } from './field'
export type { AnyKind, Kind } from './kind'
export { isKindName, type KindName, kindNames } from './kind-name'
export { anyKind, kinds } from './kinds'
export { tableEnd } from './kinds/hunting-table'
export { packageCategories, subscriptionLevels } from './kinds/premium-package'
export {
  findTranslationProblems,
  hasTranslationState,
  isOutdated,
  type RecordTranslations,
  type TranslationProblem,
  type TranslationState,
  translationsOf,
  type WrittenTranslation,
  writeTranslations,
} from './language/record-translations'
export { translatedFieldsOf } from './language/texts'
export {
  inTranslation,
  type TiedTranslation,
  type TranslatedText,
  type Translation,
  type Translations,
  tieTranslation,
  validTranslation,
} from './language/translation'
export { mapRecord, type RecordMapping } from './map-record'
export type * from './records'
export { imagesOf, RecordIndex, type Reference, referencesOf, referencesOfStart } from './references'
export { type BuiltRelease, buildRelease, findBlockingProblems } from './release/build-release'
export { localiseRelease } from './release/localise-release'
export { type StartRecord, startFields, startSchema } from './start'
