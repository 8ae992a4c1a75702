import type { Form } from "./render.ts";

export const blank: Form<never> = { values: {}, problem: null };
