/** Removes `charset=utf-8`, which all responses have. */
export const withoutUtf8 = (accept: string): string =>
  accept.includes("charset") ? accept.replaceAll(/;\s*charset\s*=\s*"?utf-?8"?(?=\s*(?:[;,]|$))/gi, "") : accept;
