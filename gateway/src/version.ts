import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as { version: string }

/** The version of this build, as the footer shows it and clients compare it. */
export const version: string = manifest.version
