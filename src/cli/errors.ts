/** What the operator has to know to go on: one line. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
