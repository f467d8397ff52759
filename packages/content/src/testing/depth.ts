/** Whether the tests run with every case and the full number of draws: `npm run test:deep`. */
const isDeep = process.env.TEST_DEPTH === 'deep'

/** Every n-th case, beginning with the first; all of them in `npm run test:deep`. */
export const everyNth = <Case>(n: number, cases: readonly Case[]): readonly Case[] =>
  isDeep ? cases : cases.filter((_, index) => index % n === 0)

/** The number of draws of a test, and the larger one of `npm run test:deep`. */
export const draws = (usual: number, deep: number): number => (isDeep ? deep : usual)
