/** A mistake in a file that `npm run generate` reads. The message says which file to mend, and how. */
export class Mistake extends Error {}
