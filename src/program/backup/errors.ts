/** An error that the operator can fix; the message is one line. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export const damaged = (options?: ErrorOptions): BackupError =>
  new BackupError("the backup is damaged or incomplete; nothing was restored", options);
