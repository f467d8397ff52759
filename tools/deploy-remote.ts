/**
 * Deploys the build of a remote to a site, as a preview at first:
 *
 *   npm run deploy-remote -- <name> --site <address> --url <address> [--to <folder>] [--stable | --canary <percent>] [--unguarded]
 *   npm run deploy-remote -- <name> --site <address> --rollback | --withdraw <version>
 *
 * `--url` is the address of the manifest or of its folder. With `--to`, the build is copied to `<folder>/<name>/<version>`,
 * and `--url` is the address of that folder of all remotes. `--reason <text>` is shown beside the version. With
 * `--unguarded` the site does not withdraw the version by itself if it fails more often than others. `SANGUINE_TOKEN` is a
 * personal access token of an admin with the scope `deploy`, or `deploy:<name>`. Ends with 1, and a sentence for each reason, if refused.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type DeployCall, deploy } from './deploy-remote/deploy'
import { Refused, tokenMissing } from './deploy-remote/registry'
import { root } from './root'
import { isAddress, reasonOf } from './sent-operations/sources'

const usage = `Usage: npm run deploy-remote -- <name> --site <address> --url <address> [--to <folder>] [--stable | --canary <percent>] [--unguarded]
       npm run deploy-remote -- <name> --site <address> --rollback | --withdraw <version>
       each with [--reason <text>], and a token with the scope deploy or deploy:<name> in SANGUINE_TOKEN`

function parse(args: readonly string[]): DeployCall | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        url: { type: 'string' },
        to: { type: 'string' },
        stable: { type: 'boolean' },
        canary: { type: 'string' },
        rollback: { type: 'boolean' },
        withdraw: { type: 'string' },
        reason: { type: 'string' },
        unguarded: { type: 'boolean' },
      },
    })
    const [name, ...more] = positionals
    const action = actionOf(values)
    const { site, reason = null } = values
    if (name === undefined || more.length > 0 || site === undefined || !isAddress(site) || !action) return null
    return { name, site: site.replace(/\/$/, ''), action, reason }
  } catch {
    // An option that does not exist; the usage names those that do.
    return null
  }
}

interface Options {
  readonly url?: string | undefined
  readonly to?: string | undefined
  readonly stable?: boolean | undefined
  readonly canary?: string | undefined
  readonly rollback?: boolean | undefined
  readonly withdraw?: string | undefined
  readonly unguarded?: boolean | undefined
}

function actionOf({ url, to, stable, canary, rollback, withdraw, unguarded }: Options): DeployCall['action'] | null {
  const isDeployment = url !== undefined
  if ([isDeployment, rollback === true, withdraw !== undefined].filter(Boolean).length !== 1) return null
  if (!isDeployment && (stable || canary !== undefined || to !== undefined)) return null
  if (rollback) return { kind: 'rollBack' }
  if (withdraw !== undefined) return { kind: 'withdraw', version: withdraw }
  const share = canary === undefined ? null : Number(canary)
  const isShare = share === null || (Number.isInteger(share) && share >= 1 && share <= 99)
  if (url === undefined || !isShare || (stable && share !== null)) return null
  const state = stable ? 'STABLE' : share === null ? null : 'CANARY'
  if (unguarded && state === null) return null
  return { kind: 'deploy', url, to: to ?? null, state, share, isGuarded: !unguarded }
}

/** The commit of the repository; null without git. */
function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

export async function main(args: readonly string[]): Promise<number> {
  const call = parse(args)
  const token = process.env.SANGUINE_TOKEN
  if (!call || !token) {
    console.error(call ? tokenMissing : usage)
    return 1
  }
  try {
    await deploy(call, { root, token, commit: currentCommit(), print: console.log })
    return 0
  } catch (error) {
    const sentences = error instanceof Refused ? error.sentences : [`${call.site}: ${reasonOf(error)}`]
    for (const sentence of sentences) console.error(sentence)
    return 1
  }
}
