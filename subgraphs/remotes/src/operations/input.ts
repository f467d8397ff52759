import { z } from 'zod'

/** The name of a remote, which is part of addresses, of variables and of names of scripts. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must have lower-case letters, digits and _ only')

export const versionName = z.string().min(1).max(64)

/** The name of a remote, and one of its versions. */
export const remoteVersion = z.object({ remote: remoteName, version: versionName })

export const reasonText = z
  .string()
  .trim()
  .max(500)
  .nullish()
  .transform((reason) => reason || null)
