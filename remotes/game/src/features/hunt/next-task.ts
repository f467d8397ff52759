/** Lets the browser draw, and handle what was pressed, before the next step. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
