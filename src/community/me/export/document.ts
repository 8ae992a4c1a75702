import { Readable } from "node:stream";
import type { Transaction } from "../../../foundation/db/client.ts";
import { foldAddress } from "../../../foundation/email-address.ts";
import { Unauthorized } from "../../../foundation/errors.ts";
import { jsonList, jsonObject } from "../../../foundation/json-text.ts";
import { toDisplayedField } from "../../../foundation/pictures/pictures.ts";
import { findAccount } from "../../../identity/auth/queries.ts";
import { logSecurityEvent } from "../../../identity/auth/security-events/record.ts";
import type { UserContext } from "../../../identity/context.ts";
import { encoded } from "../../../server/http/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { mailboxOf } from "../../../server/limits/mailbox.ts";
import { snake } from "../../resources/case.ts";
import { type ExportedRow, type Owner, sections } from "./queries.ts";

const batchSize = 500;

/** Streams everything that is stored about the caller. */
export const accountDocument = async (context: UserContext) => {
  const { db, now, baseUrl, caller, limits, linkPreview, streamExport } = context;
  const account = await findAccount(db, caller.userId);
  if (!account) throw new Unauthorized();
  const { id: userId, email } = account;
  await limits.consume(["account_exports_per_user", userId]);
  const owner = { userId, email: foldAddress(email), mailbox: mailboxOf(email) };
  // A HEAD response has no body.
  const body =
    linkPreview === "head" ? Readable.from([]) : await streamExport((tx) => toJson(tx, { owner, now, baseUrl }));
  logSecurityEvent(context, "account_exported", { userId });
  return {
    status: 200,
    headers: { "content-disposition": 'attachment; filename="account.json"' },
    body: { [encoded]: body },
  } as const;
};

type Export = { owner: Owner; now: Date; baseUrl: string };

const toJson = (tx: Transaction, { owner, now, baseUrl }: Export) => {
  const lists = sections.map(([name, rows]) => {
    return [name, jsonList(rows(tx, owner, batchSize), (row) => toExportedRow(row, baseUrl))] as const;
  });
  return jsonObject({ exported_at: [JSON.stringify(toTimestamp(now))], ...Object.fromEntries(lists) });
};

const toExportedRow = (row: ExportedRow, baseUrl: string): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const field = snake(column);
      return [field, value instanceof Date ? toTimestamp(value) : toDisplayedField(field, value, baseUrl)];
    }),
  );
