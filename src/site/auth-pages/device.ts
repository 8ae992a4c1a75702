import { operationTable } from "../../../generated/contract.ts";
import { decideDeviceRequest, pathOfCode, readableUserCode, readDeviceRequest } from "../../identity/apps/devices.ts";
import { needsStepUp, secondFactorPath, stepUpFirst } from "../../identity/auth/second-factor/step-up.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { seeOther } from "../../server/http/responses.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import { operationPage } from "../kit/operation-page.ts";
import { consentPage } from "./consent.ts";

const { path } = operationTable.showDevice;

/** Asks for the code that a device shows, and then for consent. */
export const device = operationPage("showDevice", {
  problems: { user_code: "common.field.user_code", decision: "common.field.button" },
  template: "auth-pages/device",
  show: async (context, { query: { user_code: typed = "", notice } }) => {
    const { texts } = context;
    const isTyped = typed.trim() !== "";
    if (isTyped && needsStepUp(context)) return seeOther(secondFactorPath(pathOfCode(typed)));
    const request = isTyped ? await readDeviceRequest(context, typed) : undefined;
    if (request) return consentPage(context, request, { action: path, userCode: readableUserCode(typed) });
    const user = await signedInUser(context);
    return isTyped
      ? { user, problem: texts.t("auth.device.unknown"), userCode: typed }
      : { user, notice: noticeOf(texts, notice), problem: null, userCode: "" };
  },
  forms: {
    submitDevice: {
      submit: async (context, { body }) => {
        const redirect = body.decision === "allow" && stepUpFirst(context, pathOfCode(body.user_code));
        if (redirect) return redirect;
        await decideDeviceRequest(context, body);
        return seeOther(`${path}?notice=${body.decision === "allow" ? "device_approved" : "device_denied"}`);
      },
    },
  },
});
