import { ownPack, type Pack } from '@sanguine/content/pack'
import { defineService } from '@sanguine/kernel'

/** The content pack of this build, read on first use. Throws a `PackProblem` with the error in it. */
export const packService = defineService<Pack>({ name: 'content pack', create: ownPack })
