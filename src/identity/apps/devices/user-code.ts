/** As it is stored: letters only, in upper case. */
export const normalizeUserCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** As the device shows it. */
export const readableUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
