export type { TranslationChange } from './merge-translations'
export { planUpgrade, type RecordUpgrade, type SpokenContent, type UpgradePlan } from './plan-upgrade'
export { noteLine, noteworthy, type UpgradeEvent, type UpgradeNote } from './upgrade-note'
