/** A response of the mock gateway that the test sends when it wants to. */
export function lateAnswer<Value = object>(): {
  readonly answer: Promise<Value>
  readonly send: (value: Value) => void
} {
  let send: (value: Value) => void = () => undefined
  const answer = new Promise<Value>((resolve) => {
    send = resolve
  })
  return { answer, send }
}
