import { writeAuditEntries } from '@sanguine/audit'
import { kindNames } from '@sanguine/content'
import type { Pack } from '@sanguine/content/pack'
import type { UpgradePlan } from '@sanguine/content/upgrade'
import { connectionService } from '@sanguine/db'
import { defineService, type PageBounds } from '@sanguine/kernel'
import { type mongo, Types, trusted } from 'mongoose'
import {
  type ContentModels,
  contentModelsService,
  type PackDocument,
  type UpgradeDocument,
  versionId,
} from './content.model'
import { packDocument } from './install-pack'
import type { StoredContent } from './read-documents'
import { upgradeEntries } from './upgrade-entries'

type Session = mongo.ClientSession

/** An upgrade to write: the plan and the content for which it was made. */
export interface UpgradeWrite {
  readonly pack: Pack
  readonly plan: UpgradePlan
  readonly stored: StoredContent
  readonly report: UpgradeDocument
}

/** Upgrades, and the number of all of them. */
export interface UpgradePage extends PageBounds {
  readonly upgrades: readonly UpgradeDocument[]
  readonly totalCount: number
}

/** The pack that is in the database, and the upgrades that brought it there. */
export interface UpgradeStore {
  installed(): Promise<PackDocument | null>
  /** null if there is none with the id */
  find(id: string): Promise<UpgradeDocument | null>
  /** upgrades before the one with the id `after`, latest first, at most `first` */
  page(first: number, after: string | null): Promise<UpgradePage>
  /** Writes all of it or nothing. False if the content is no longer the one that the plan was made for. */
  write(write: UpgradeWrite): Promise<boolean>
}

export const upgradeStoreService = defineService<UpgradeStore>({
  name: 'content upgrades',
  create(app) {
    const models = app.get(contentModelsService)
    return {
      installed: () => models.packs.findById('installed').lean(),
      find: (id) => models.upgrades.findById(id).lean(),
      async page(first, after) {
        const before = after === null ? {} : { _id: trusted({ $lt: new Types.ObjectId(after) }) }
        const found = await models.upgrades
          .find(before)
          .sort({ _id: -1 })
          .limit(first + 1)
          .lean()
        const totalCount = await models.upgrades.countDocuments()
        const hasNextPage = found.length > first
        return { upgrades: found.slice(0, first), totalCount, hasNextPage, hasPreviousPage: after !== null }
      },
      async write(write) {
        const session = await app.get(connectionService).startSession()
        try {
          return await session.withTransaction(async () => {
            if (await raiseVersion(models, write, session)) {
              await writeRecords(models, write, session)
              await writeTexts(models, write, session)
              await remember(models, write, session)
              const { contentVersion } = write.report
              const entries = upgradeEntries(write).map((entry) => ({ ...entry, contentVersion }))
              await writeAuditEntries(app, entries, session)
              return true
            }
            await session.abortTransaction()
            return false
          })
        } finally {
          await session.endSession()
        }
      },
    }
  },
})

async function raiseVersion(
  { version }: ContentModels,
  { stored, plan, report }: UpgradeWrite,
  session: Session,
): Promise<boolean> {
  const raised = await version.updateOne(
    { _id: versionId, version: stored.version },
    { $set: { version: report.contentVersion, changedAt: report.at, start: plan.start } },
    { session },
  )
  return raised.modifiedCount === 1
}

/** Changed records are removed before any is added, so that two can swap their short names. */
async function writeRecords({ kinds }: ContentModels, write: UpgradeWrite, session: Session): Promise<void> {
  const { plan, stored, report } = write
  for (const kind of kindNames) {
    const changes = plan.records.filter((change) => change.kind === kind)
    if (changes.length === 0) continue
    const ids = changes.map(({ id }) => new Types.ObjectId(id))
    await kinds[kind].deleteMany({ _id: trusted({ $in: ids }) }, { session })
    const documents = changes.flatMap(({ id, after }) => {
      const revision = (stored.stamps[kind].get(id)?.revision ?? 0) + 1
      return after ? [{ ...after, _id: new Types.ObjectId(id), revision, updatedAt: report.at }] : []
    })
    if (documents.length > 0) await kinds[kind].insertMany(documents, { session })
  }
}

/** The texts of a language are written as a whole if any of them changes. */
async function writeTexts({ translations }: ContentModels, write: UpgradeWrite, session: Session): Promise<void> {
  const { plan, stored } = write
  const gone = plan.records.flatMap(({ id, after }) => (after ? [] : { recordId: id, texts: null }))
  const languages = new Set([...Object.keys(stored.translations), ...plan.translations.map(({ language }) => language)])
  for (const language of languages) {
    const before = stored.translations[language] ?? {}
    const changes = [...gone, ...plan.translations.filter((change) => change.language === language)]
    const left = changes.filter(({ recordId, texts }) => texts !== null || recordId in before)
    if (left.length === 0) continue
    const changed = Object.fromEntries(left.map(({ recordId, texts }) => [recordId, texts]))
    const texts = Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, one]) => one !== null))
    await translations.replaceOne({ _id: language }, { _id: language, texts }, { session, upsert: true })
  }
}

async function remember(
  { packs, upgrades }: ContentModels,
  { pack, plan, report }: UpgradeWrite,
  session: Session,
): Promise<void> {
  const document = packDocument(pack, plan.remembered, report.at)
  await packs.replaceOne({ _id: 'installed' }, document, { session, upsert: true })
  await upgrades.create([report], { session })
}
