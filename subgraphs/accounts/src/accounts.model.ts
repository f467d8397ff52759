import { connectionService, isDuplicateKey, isDuplicateKeyOf } from '@sanguine/db'
import { type App, defineService, type Language, type Role } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import type { PasskeyRecord, SecondFactorFields, TotpRecord } from './second-factors/second-factors'

/** The reason and time of a ban, and the role before it. */
export interface BanRecord {
  /** shown to the account's owner; empty if none was given */
  readonly reason: string
  readonly bannedAt: Date
  readonly roleBefore: Exclude<Role, 'guest' | 'banned'>
}

/** An address that an account logged in from. */
export interface KnownOrigin {
  /** keyed hash of account and address */
  readonly hash: string
  /** time of the last login from it, within a day */
  readonly seenAt: Date
}

/** An account as it is stored. */
export interface AccountRecord extends SecondFactorFields {
  readonly _id: Types.ObjectId
  /** as the player wrote it */
  readonly name: string
  /** makes the name unique, regardless of case: see `nameKeyOf` */
  readonly nameKey: string
  /** makes the name unique among similar names: see `nameSkeletonOf` */
  readonly nameSkeleton: string
  readonly email: string
  /** makes the address unique, regardless of case; a substitute for an account without an address of its own */
  readonly emailKey: string
  /** argon2id, with its parameters and salt */
  readonly passwordHash: string
  /** time from which a password that we generated is not valid: one that was mailed, or printed for the first admin */
  readonly passwordExpiresAt?: Date
  /** rises with every change of the account's credentials; absent, which means 0, if they never changed */
  readonly credentialVersion?: number
  /** addresses of logins within seven days, the last ten; absent before the first login */
  readonly origins?: readonly KnownOrigin[]
  /**
   * language of the last login, or of the registration; absent in an account that did neither since the field exists
   */
  readonly language?: Language
  readonly role: Exclude<Role, 'guest'>
  /** 0 none to 5 Methuselah */
  readonly patreonType: number
  readonly hasSeenWelcome: boolean
  readonly registeredAt: Date
  readonly activatedAt: Date | null
  /** null or absent unless the account is banned, and for bans from before reasons were stored */
  readonly ban?: BanRecord | null
  /** rises when name, e-mail, role or Patreon type change; absent, which means 0, if none ever changed */
  readonly revision?: number
  /** time of the last such change; absent in an account that was written before the field existed */
  readonly changedAt?: Date
  /** number of times that another admin lost the role while this one kept it: see `claimRemainingAdmin` */
  readonly adminChecks?: number
  /** a count of changes of its personal access tokens: each writes it, so that simultaneous ones notice each other */
  readonly tokenChanges?: number
}

const accountSchema = new Schema<AccountRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true, unique: true },
    // Sparse, since a gateway of a former release may still write accounts without one.
    nameSkeleton: { type: String, required: true, index: { unique: true, sparse: true } },
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    passwordHash: { type: String, required: true },
    passwordExpiresAt: Date,
    credentialVersion: Number,
    totp: new Schema<TotpRecord>({ secret: String, lastStep: Number, addedAt: Date }, { _id: false }),
    passkeys: {
      type: [
        new Schema<PasskeyRecord>(
          { id: String, publicKey: String, counter: Number, transports: [String], name: String, addedAt: Date },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    recoveryCodes: { type: [String], default: undefined },
    origins: {
      type: [new Schema<KnownOrigin>({ hash: String, seenAt: Date }, { _id: false })],
      default: undefined,
    },
    language: String,
    role: {
      type: String,
      required: true,
      enum: ['user', 'betaUser', 'support', 'editor', 'admin', 'notActivated', 'banned'],
    },
    patreonType: { type: Number, required: true, default: 0 },
    hasSeenWelcome: { type: Boolean, required: true, default: false },
    registeredAt: { type: Date, required: true },
    activatedAt: { type: Date, default: null },
    ban: {
      type: new Schema<BanRecord>({ reason: String, bannedAt: Date, roleBefore: String }, { _id: false }),
      default: null,
    },
    revision: Number,
    changedAt: Date,
    adminChecks: Number,
    tokenChanges: Number,
  },
  { versionKey: false },
)
accountSchema.index({ role: 1 })
accountSchema.index({ 'passkeys.id': 1 })
accountSchema.index({ changedAt: 1 })
accountSchema.index({ registeredAt: 1 })
accountSchema.index({ 'origins.seenAt': 1 })

export const accountsService = defineService<Model<AccountRecord>>({
  name: 'accounts',
  create: (app) => app.get(connectionService).model<AccountRecord>('Account', accountSchema, 'accounts'),
})

/** Two names with the same key are the same name. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Those characters of a name that look like others, from the confusables of Unicode UTS 39. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  ı: 'l',
  m: 'rn',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ĸ: 'k',
  ŋ: 'n',
  þ: 'p',
  ß: 'ss',
}

/** Two names with the same skeleton look alike: it has no case and marks, and one form for similar characters. */
export const nameSkeletonOf = (name: string): string =>
  [...nameKeyOf(name).normalize('NFD').replace(/\p{M}/gu, '')]
    .map((character) => lookalikes[character] ?? character)
    .join('')

/** The fields that a name is stored in. */
export const nameFields = (name: string): Pick<AccountRecord, 'name' | 'nameKey' | 'nameSkeleton'> => ({
  name,
  nameKey: nameKeyOf(name),
  nameSkeleton: nameSkeletonOf(name),
})

/** The fields that an address is stored in. */
export const emailFields = (email: string): Pick<AccountRecord, 'email' | 'emailKey'> => ({
  email,
  emailKey: emailKeyOf(email),
})

/** The first character of a substitute, with which no address begins. */
const substitute = '\0'

/**
 * The fields of an account that was registered with the address of another one. Such an account exists so that
 * registering reveals nothing about the other one. It can only be activated once it has an address of its own.
 */
export const borrowedEmailFields = (email: string, _id: Types.ObjectId): Pick<AccountRecord, 'email' | 'emailKey'> => ({
  email,
  emailKey: `${substitute}${_id.toHexString()}`,
})

/** Whether the address of an account is its own. To any other address we only mail a notice to its owner. */
export const ownsAddress = ({ emailKey }: Pick<AccountRecord, 'emailKey'>): boolean => !emailKey.startsWith(substitute)

/**
 * Adds a skeleton to accounts from before the field existed. Among names that look alike, the first gets it. Each other
 * account keeps its name and gets a skeleton of its own.
 */
export async function addNameSkeletons(app: App): Promise<void> {
  const accounts = app.get(accountsService)
  const rows = accounts.collection.find({ nameSkeleton: { $exists: false } }, { projection: { name: 1 } })
  for await (const { _id, name } of rows) {
    const nameSkeleton = nameSkeletonOf(String(name))
    try {
      await accounts.collection.updateOne({ _id }, { $set: { nameSkeleton } })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      await accounts.collection.updateOne({ _id }, { $set: { nameSkeleton: `${nameSkeleton}\0${_id.toHexString()}` } })
    }
  }
}

/** Two addresses with the same key are the same address. */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/** The unique field that a failed insert or update collided on, or null when it failed for another reason. */
export function takenField(error: unknown): 'name' | 'email' | null {
  if (isDuplicateKeyOf(error, 'emailKey')) return 'email'
  return isDuplicateKeyOf(error, 'nameKey') || isDuplicateKeyOf(error, 'nameSkeleton') ? 'name' : null
}
