import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Descriptions } from '../site/select-remote'

const folder = join(__dirname, '../../../../remotes')

/** The descriptions of the remotes of this repository, as the gateway sends them. */
export const siteDescriptions: Descriptions = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'remote.json')))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name, 'remote.json'), 'utf8'))]),
)
