import { posix } from 'node:path'

/** The facts about the suite on which the choice depends. Paths are from the root of the repository. */
export interface Suite {
  /** every test file */
  readonly tests: readonly string[]
  /** the test files that import one of the changed files, also through other files, as Jest finds them */
  readonly importing: readonly string[]
  /** the test files that load a whole gateway or front end, also through other files */
  readonly loadingAll: readonly string[]
}

/** Changes of these may concern every test. */
const reachesAll =
  /^(package-lock\.json|package\.json|jest\.config\.mjs|tsconfig[^/]*\.json|tools\/jest\/(?!changed-tests))/

const journey = (name: string): string => `e2e/journeys/${name}.test.ts`

/** A hunt from the registration on, which passes through every part of the site. */
const smoke = journey('first-kill')

/** The journeys for changes in browser code and the gateway, by folder; the first match counts. */
const journeysOf: readonly (readonly [folder: RegExp, journeys: readonly string[]])[] = [
  [/^remotes\/admin\//, [journey('cms-editing')]],
  [/^(host|packages\/federation)\//, [smoke, journey('remotes')]],
  [/^(remotes|packages\/ui|gateway|subgraphs|packages)\//, [smoke]],
]

const isCode = (path: string): boolean => /\.(ts|tsx|json|mjs|cjs)$/.test(path)
const isDocument = (path: string): boolean => /\.(md|txt|tsv)$/.test(path)
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const isJourney = (path: string): boolean => path.startsWith('e2e/')
/** Its tests draw whole pages of nearly all components. */
const isFrontEnd = (path: string): boolean => /^(host|remotes)\//.test(path)

/** The workspace of a file, such as `subgraphs/play` or `host`. */
function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return ['packages', 'subgraphs', 'remotes'].includes(first) ? `${first}/${second}` : first
}

/** The feature of a front end, such as `remotes/game/src/features/hunt`; the workspace of any other file. */
const areaOf = (path: string): string => /^remotes\/\w+\/src\/features\/[^/]+/.exec(path)?.[0] ?? workspaceOf(path)

/**
 * The test files that a change reaches; null where that may be all. Tests that load a whole gateway or front end import nearly all of it, and
 * those of front ends nearly all shared components. They are among them only in the workspaces that changed, and where only features of a
 * front end changed, in these. A journey in the browser stands for the others.
 * @param changed the files that were changed, added or removed
 */
export function testsOf(changed: readonly string[], suite: Suite): readonly string[] | null {
  const files = changed.filter((path) => !isDocument(path))
  if (files.some((path) => reachesAll.test(path))) return null
  const workspaces = new Set(files.map(workspaceOf))
  const areas = new Set(files.map(areaOf))
  const loadingAll = new Set(suite.loadingAll)
  const importing = suite.importing.filter((test) => {
    const workspace = workspaceOf(test)
    if (!workspaces.has(workspace)) return !isJourney(test) && !isFrontEnd(test) && !loadingAll.has(test)
    return !isFrontEnd(test) || !loadingAll.has(test) || areas.has(areaOf(test)) || areas.has(workspace)
  })
  // no module imports a schema, a style sheet or an image: they reach the tests beside them and below
  const beside = files
    .filter((path) => !isCode(path))
    .flatMap((path) => suite.tests.filter((test) => test.startsWith(`${posix.dirname(path)}/`)))
  const journeys = files
    .filter((path) => !isTest(path))
    .flatMap((path) => journeysOf.find(([folder]) => folder.test(path))?.[1] ?? [])
  return [...new Set([...importing, ...beside, ...journeys])].sort()
}
