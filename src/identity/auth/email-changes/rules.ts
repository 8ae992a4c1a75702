import { foldAddress } from "../../../foundation/email-address.ts";
/** Hours in which a change of the address can be confirmed. */
export const hoursToConfirm = 24;

/** Days in which it can be undone. */
export const daysToUndo = 7;

/** `n…@example.org`: its owner knows it again, and nobody else learns it. */
export const maskedEmail = (email: string): string => `${email.charAt(0)}…${email.slice(email.lastIndexOf("@"))}`;

/** Addresses that differ only in case are one. */
export const isSameAddress = (one: string, other: string): boolean => foldAddress(one) === foldAddress(other);
