import { foldAddress } from "../../../foundation/email-address.ts";
export const hoursToConfirm = 24;

export const daysToUndo = 7;

/** `n…@example.org`: its owner knows it again, and nobody else learns it. */
export const maskedEmail = (email: string): string => `${email.charAt(0)}…${email.slice(email.lastIndexOf("@"))}`;

export const isSameAddress = (one: string, other: string): boolean => foldAddress(one) === foldAddress(other);
