import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPagePath } from '@sanguine/gateway'

interface Description {
  readonly reach: readonly { readonly paths: readonly string[] }[]
  readonly pages: readonly string[]
}

/** The reason why no remote of that name can be made below a root, as a sentence; null if it can. */
export function whyNoNewRemote(root: string, name: string): string | null {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    return `"${name}" is no name of a remote. It may have lower-case letters, digits and _, and begins with a letter.`
  const folder = join(root, 'remotes')
  if (existsSync(join(folder, name))) return `remotes/${name} exists. Choose another name, or remove that folder.`
  if (!isPagePath(`/${name}`))
    return `/${name} is an address of files, of an API or of other software. Choose another name.`
  const owner = readdirSync(folder).find((other) => {
    const file = join(folder, other, 'remote.json')
    if (!existsSync(file)) return false
    const { reach, pages } = JSON.parse(readFileSync(file, 'utf8')) as Description
    return [...pages, ...reach.flatMap(({ paths }) => paths)].some((path) => firstSegment(path) === name)
  })
  return owner === undefined ? null : `The path /${name} belongs to the remote ${owner}. Choose another name.`
}

const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase()
