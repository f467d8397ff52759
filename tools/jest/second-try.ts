/** How one test file of a run ended. */
export interface TestFile {
  readonly path: string
  /** Jest's project: `server`, `browser` or `journeys` */
  readonly project: string
  readonly passed: number
  /** tests that failed; 1 where the file could not be run */
  readonly failed: number
}

/** More journeys than this do not fail by chance. */
const mostTried = 3

/**
 * The journeys to run once more: those that failed, where nothing else did. A journey plays in real time in a real browser
 * against a world whose fights are rolled, so that a stall of the machine or a rare roll can fail one of them; a test of the
 * server or of a component that fails now and then shows a race, and fails the run.
 */
export function secondTry(files: readonly TestFile[]): readonly string[] {
  const failed = files.filter((file) => file.failed > 0)
  return failed.length <= mostTried && failed.every(({ project }) => project === 'journeys')
    ? failed.map(({ path }) => path)
    : []
}

/** How the run ended, with the second try of some files in the place of the first. */
export function inPlaceOf(first: readonly TestFile[], second: readonly TestFile[]): readonly TestFile[] {
  return first.map((file) => second.find(({ path }) => path === file.path) ?? file)
}

/** The last line of a run. */
export function closingLine(files: readonly TestFile[]): string {
  const sum = (count: (file: TestFile) => number) => files.reduce((total, file) => total + count(file), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
}
