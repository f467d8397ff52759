export type { TranslationChange } from './merge-translations'
export { type LocalizedContent, planUpgrade, type RecordUpgrade, type UpgradePlan } from './plan-upgrade'
export { noteLine, reportedEvents, type UpgradeEvent, type UpgradeNote } from './upgrade-note'
