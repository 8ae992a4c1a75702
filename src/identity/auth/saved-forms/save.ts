import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queryable } from "../../../foundation/db/client.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import type { SavedForms } from "../../../server/http/checks.ts";
import { type RouteId, routeTable } from "../../../server/http/contract.ts";
import { isForm } from "../../../server/http/forms.ts";
import { isFromPage } from "../../../server/http/login-path.ts";
import type { Limits } from "../../../server/limits/limits.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { enteredValues } from "../../../web/pages/form.ts";
import { type Flash, flashLifetimeMs } from "../flash.ts";
import { putSavedForm } from "./queries.ts";

const maxBytes = 65_536;

/** Fields with the codes of devices and attendees, which are secrets and therefore not saved. */
const secretFields = new Set(["user_code", "check_in_code"]);

const hasFiles = (body: unknown): boolean =>
  Object.values(Object(body))
    .flat()
    .some((value) => Buffer.isBuffer(value) && value.length > 0);

type Options = {
  db: Queryable;
  clock: () => Date;
  limits: Limits;
  flashOf: (request: FastifyRequest, reply: FastifyReply) => Flash;
  hasForm: (id: RouteId) => boolean;
};

/**
 * Stores a form for the user who was last signed in to the browser. An encrypted cookie holds the user's id. After the next sign-in,
 * the form is shown to that user only. It is not submitted automatically: the user has to press its button.
 */
export const createSavedForms = ({ db, clock, limits, flashOf, hasForm }: Options): SavedForms => ({
  ownerOf: async (request, reply) => {
    const { operationId: id } = request.routeOptions.config;
    if (!isForm(request.headers["content-type"]) || !isFromPage(request)) return null;
    if (id === undefined || routeTable[id].isSecretPath || !hasForm(id)) return null;
    return (await flashOf(request, reply).read("form_owner")) ?? null;
  },
  save: async (request, reply, userId) => {
    const { body, params, ip, routeOptions } = request;
    const { operationId: operation } = routeOptions.config;
    const entered = Object.entries(enteredValues(body)).filter(([name]) => !secretFields.has(name));
    if (operation === undefined || entered.length === 0) return false;
    const content = { path: Object(params), values: Object.fromEntries(entered), hasFiles: hasFiles(body) };
    if (Buffer.byteLength(JSON.stringify(content)) > maxBytes) return false;
    if (!(await limits.tryConsume(["saved_forms_per_address", networkOf(ip)]))) return false;
    const secret = newSecret();
    const expiresAt = new Date(clock().getTime() + flashLifetimeMs("saved_form"));
    const isSaved = await putSavedForm(db, { userId, secretHash: digest(secret), operation, content, expiresAt });
    if (isSaved) await flashOf(request, reply).set("saved_form", secret);
    return isSaved;
  },
});
