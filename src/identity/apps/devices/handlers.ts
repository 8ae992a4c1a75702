import { operationTable } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { resourceOf } from "../../auth/audience.ts";
import { lockCaller } from "../../auth/locks.ts";
import { asksFirst, secondFactorPath, stepUpFirst } from "../../auth/second-factor/step-up.ts";
import type { Handler, UserContext } from "../../context.ts";
import { ask, bodyAs, requireAccepted } from "../ask.ts";
import { consentPage, devicePage } from "../pages.ts";
import { type ArtifactRow, decideDevice, findWaitingDevice } from "../queries.ts";
import { admitRequest, defaultScope, readRequest } from "../request.ts";
import { interval } from "./pace.ts";

export const showDevice: Handler<"showDevice"> = async (context, { query: { user_code: typed, notice } }) => {
  if (typed === undefined || typed.trim() === "")
    return htmlPage(
      await devicePage(context, { notice: noticeOf(context.texts, notice), problem: null, userCode: "" }),
    );
  if (asksFirst(context)) return seeOther(secondFactorPath(pathOfCode(typed)));
  const device = await findDevice(context, typed);
  if (!device)
    return htmlPage(await devicePage(context, { notice: null, problem: unknownCode(context), userCode: typed }));
  const request = await readRequest(context, paramsOf(device));
  const userCode = readableUserCode(normalizeUserCode(typed));
  return htmlPage(await consentPage(context, request, { action: operationTable.showDevice.path, userCode }));
};

/** The stored form: letters only, in upper case. */
const normalizeUserCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, "");

const readableUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const pathOfCode = (typed: string): string =>
  `${operationTable.showDevice.path}?user_code=${encodeURIComponent(typed)}`;

const unknownCode = ({ texts }: UserContext): string => texts.t("auth.device.unknown");

/** Only signed-in users try codes, so that their attempts can be counted. */
const findDevice = async (context: UserContext, typed: string): Promise<ArtifactRow | undefined> => {
  const { db, now, limits, caller } = context;
  await limits.consume(["user_codes_per_user", caller.userId]);
  return findWaitingDevice(db, { userCodeHash: digest(normalizeUserCode(typed)), now });
};

const paramsOf = ({ payload }: ArtifactRow): Record<string, unknown> => ({ ...Object(payload["params"]) });

export const submitDevice: Handler<"submitDevice"> = async (context, { body: { user_code: typed, decision } }) => {
  const path = operationTable.showDevice.path;
  const detour = decision === "allow" && stepUpFirst(context, pathOfCode(typed));
  if (detour) return detour;
  await inTransaction(context, async (tx) => {
    // Before the row of the device: whoever ends sessions holds the same lock.
    await lockCaller(tx);
    const device = await findDevice(tx, typed);
    if (!device)
      throw new BadRequest("this code is wrong, was used already, or is older than 10 minutes", {
        field: "user_code",
        code: "link_expired",
        text: { key: "auth.device.unknown" },
      });
    const decided = decision === "allow" ? await admitDevice(tx, device) : refused;
    await decideDevice(tx.db, { ...device, ...decided, payload: { ...device.payload, ...decided.payload } });
  });
  return seeOther(`${path}?notice=${decision === "allow" ? "device_approved" : "device_denied"}`);
};

const refused = {
  grantId: null,
  payload: { error: "access_denied", errorDescription: "the user has refused the device" },
};

const admitDevice = async (tx: Tx<UserContext>, device: ArtifactRow) => {
  const { baseUrl, caller } = tx;
  const { grantId, scopes, audiences } = await admitRequest(tx, paramsOf(device));
  const resource = audiences.map((audience) => resourceOf(audience, baseUrl));
  const payload = { accountId: caller.userId, scope: scopes.join(" "), resource };
  return { grantId, payload };
};

export const startDeviceAuthorization: Handler<"startDeviceAuthorization"> = async (context, { body }) => {
  const { limits, address } = context;
  await limits.consume(["device_codes_per_address", networkOf(address)]);
  const asked = { ...body, scope: body.scope?.trim() || defaultScope };
  const outcome = await ask(context, operationTable.startDeviceAuthorization, asked, { readsDocuments: true });
  await requireAccepted(context, outcome);
  return ok(bodyAs("DeviceAuthorization", { ...outcome, body: { ...Object(outcome.body), interval } }));
};
