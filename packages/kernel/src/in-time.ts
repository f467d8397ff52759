/** Resolves as `work` does, or rejects after `timeoutMs` milliseconds. The work itself goes on. */
export function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took more than ${timeoutMs} ms.`)), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
