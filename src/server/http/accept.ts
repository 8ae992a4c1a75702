/** `Accept` without the charset that all responses have: to ask for UTF-8 asks for nothing else. */
export const withoutUtf8 = (accept: string): string =>
  accept.includes("charset") ? accept.replaceAll(/;\s*charset\s*=\s*"?utf-?8"?(?=\s*(?:[;,]|$))/gi, "") : accept;
