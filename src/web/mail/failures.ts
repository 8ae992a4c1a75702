/** Properties that nodemailer adds to an error. */
type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Whether retrying is pointless. RFC 5321 §4.2.1 says so of all 5yz, but operators can fix those about the sender (login, relaying, blocking).
 * Final are only 550 to 554 in reply to RCPT or DATA, with an enhanced code (RFC 3463), if any, about the address (5.1 without 5.1.7 and
 * 5.1.8, which are about the sender), the mailbox (5.2) or the content (5.6).
 */
export const isFinal = (error: unknown): boolean => {
  const { code, command, responseCode = 0, response = "" }: Failure = Object(error);
  // nodemailer itself rejects the recipient's address.
  if (code === "EENVELOPE" && command === "API") return true;
  if (command !== "RCPT TO" && command !== "DATA") return false;
  if (responseCode < 550 || responseCode > 554) return false;
  const enhanced = enhancedCodeIn(response);
  return enhanced === undefined || /^5\.(?:1\.(?![78]$)|2\.|6\.)/.test(enhanced);
};

/** Whether a final failure is about the mailbox, not the message or the sender: 5.1 or 5.2 without 5.2.3 (message length), or 550 to 553 in reply to RCPT. A bare 554 is often a policy. */
export const isAboutMailbox = (error: unknown): boolean => {
  if (!isFinal(error)) return false;
  const { command, responseCode = 0, response = "" }: Failure = Object(error);
  if (command === "API") return true;
  const enhanced = enhancedCodeIn(response);
  if (enhanced !== undefined) return /^5\.[12]\./.test(enhanced) && enhanced !== "5.2.3";
  return command === "RCPT TO" && responseCode < 554;
};

const enhancedCodeIn = (response: string): string | undefined =>
  /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Masks addresses: servers repeat the recipient's, and logs name no one. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g, "…");
