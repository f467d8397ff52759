/** A reason why the server cannot start. The message is one line that says what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
