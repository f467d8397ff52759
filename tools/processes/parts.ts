/** The processes, folders and connections that a tool has started. */
export class Parts {
  readonly #stops: (() => unknown)[] = []

  /** Adds a part that has started, and how it is stopped. Returns the part. */
  add<Part>(part: Part, stop: (part: Part) => unknown): Part {
    this.#stops.push(() => stop(part))
    return part
  }

  /** Stops every part, the last first, since a part may need those before it. Throws the first error at the end. */
  async stop(): Promise<void> {
    const errors: unknown[] = []
    for (const stop of this.#stops.splice(0).toReversed())
      try {
        await stop()
      } catch (error) {
        errors.push(error)
      }
    if (errors.length > 0) throw errors[0]
  }
}

/** Starts something of several parts, and adds how all of them are stopped. If a part does not start, those before it are stopped. */
export async function startParts<Whole extends object>(
  start: (parts: Parts) => Promise<Whole>,
): Promise<Whole & { stop(): Promise<void> }> {
  const parts = new Parts()
  try {
    return { ...(await start(parts)), stop: () => parts.stop() }
  } catch (error) {
    await parts.stop()
    throw error
  }
}

/** Runs `use`, and stops afterwards what it has added, also if it throws. */
export async function withParts<Result>(use: (parts: Parts) => Promise<Result>): Promise<Result> {
  const parts = new Parts()
  try {
    return await use(parts)
  } finally {
    await parts.stop()
  }
}
