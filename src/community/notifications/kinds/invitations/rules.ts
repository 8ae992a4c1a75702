const maxNameLength = 60;

/** Excludes `@`, `:` and `/`, line breaks, and control, bidirectional and zero-width characters. */
const isPlain = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} .,'’·・()&‐‑-])+$/u;

/** "evil.com" and "1.2.3.4", which mail programs turn into links; not "Dr. Ada" or "J.R.R. Tolkien". */
const hasDomain = /\.(?:\p{N}|[\p{L}\p{M}]{2}|\p{L}[\p{N}-])/u;

/** Five digits or more, which mail programs turn into a phone link. */
const hasPhoneNumber = /(?:\p{N}[ .,()‐‑-]*){5}/u;

/** The inviter's name as shown to an unverified address; null if it could carry a link or hide something (criterion 29). */
export const inviterName = (name: string): string | null => {
  const shown = name
    .normalize("NFC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
  if ([...shown].length > maxNameLength || !isPlain.test(shown)) return null;
  return hasDomain.test(shown) || hasPhoneNumber.test(shown) || /\p{M}{4}/u.test(shown) ? null : shown;
};
