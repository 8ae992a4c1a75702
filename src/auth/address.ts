const form =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** Whether an account can have this e-mail address: what the contract calls one, for what does not come through it. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && form.test(text);
