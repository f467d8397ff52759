export type { TranslationChange } from './merge-translations'
export { type LocalizedContent, planUpgrade, type RecordUpgrade, type UpgradePlan } from './plan-upgrade'
export { noteLine, noteworthy, type UpgradeEvent, type UpgradeNote } from './upgrade-note'
