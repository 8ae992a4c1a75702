import type { Form } from "./render.ts";

export const emptyForm: Form<never> = { values: {}, problems: [] };
