import { eq } from "drizzle-orm";
import { enums } from "../../../../generated/contract.ts";
import { insertUpload } from "../../../community/uploads/queries.ts";
import { insertWebhook } from "../../../community/webhooks/queries.ts";
import { newSecret, sealSecret } from "../../../community/webhooks/secret.ts";
import type { Database } from "../../../foundation/db/client.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { webhookDeliveries } from "../../../foundation/db/webhook-tables.ts";
import { digest, newSecret as newUrlKey } from "../../../foundation/secrets.ts";
import type { Storage } from "../../../foundation/storage/storage.ts";
import { insertRole } from "../../../identity/access/queries.ts";
import { replaceCalendarAddress } from "../../../identity/auth/calendar-addresses/queries.ts";
import { createKeyring } from "../../../identity/auth/keyring.ts";
import { insertUser } from "../../../identity/auth/queries.ts";
import { insertSecurityEvent } from "../../../identity/auth/security-events/queries.ts";
import { newToken, prefixLength } from "../../../identity/auth/tokens/format.ts";
import { insertToken } from "../../../identity/auth/tokens/queries.ts";
import { contractDocument } from "../../../server/http/document.ts";
import { addDays, createRandom, newRow } from "../values.ts";
import { storePicture } from "./pictures.ts";

export const callerEmail = "demo@example.org";

const exampleOf = (parameter: string): string =>
  String(Object(contractDocument().components["parameters"])[parameter].example);

/** Adds an administrator to try the API with, and the resources whose ids are in the API reference's samples. @returns the token, or undefined if the email address is in use */
export const addCaller = async (
  { db }: Pick<Database, "db">,
  storage: Pick<Storage, "put">,
  now: Date,
): Promise<string | undefined> => {
  const random = createRandom(1, "caller");
  const { id: userId, createdAt } = newRow(random, now);
  const times = { createdAt, updatedAt: now };
  const webhookId = exampleOf("WebhookIdParameter");
  const secret = await sealSecret(createKeyring({ db, clock: () => now }, "webhook"), newSecret(), webhookId);
  const picture = await storePicture("caller", storage);
  const token = newToken();
  const tokens = [
    { ...newRow(random, now), name: "alliance seed", secret: token },
    { ...times, id: exampleOf("TokenIdParameter"), name: "Example of the reference", secret: newToken() },
  ];
  return db.transaction(async (tx) => {
    const slug = exampleOf("AllianceParameter");
    const [alliance] = await tx.select({ id: alliances.id }).from(alliances).where(eq(alliances.slug, slug));
    if (!(await insertUser(tx, { id: userId, email: callerEmail, name: "Demo", verified: true, language: null, now })))
      return undefined;
    await insertRole(tx, { id: random.id(now), userId, role: "alliance_admin", createdAt });
    for (const { secret, ...row } of tokens) {
      const stored = {
        prefix: secret.slice(0, prefixLength),
        secretHash: digest(secret),
        scopes: [...enums.TokenScope],
      };
      await insertToken(tx, { ...row, ...stored, userId, expiresAt: addDays(now, 90) });
    }
    const calendar = { secretHash: digest(newUrlKey()), lastUsedAt: null, createdAt, tokenId: null, grantId: null };
    await replaceCalendarAddress(tx, { userId, ...calendar });
    const event = { event: "token_created" as const, subject: null, address: null, userAgent: null, createdAt };
    await insertSecurityEvent(tx, { id: random.id(now), userId, ...event });
    await insertUpload(tx, { ...picture, id: exampleOf("UploadIdParameter"), userId, createdAt });
    const application = eq(jobApplications.id, exampleOf("OwnApplicationIdParameter"));
    await tx.update(jobApplications).set({ userId }).where(application);
    if (!alliance) return token;
    await tx.insert(groups).values({
      ...times,
      id: exampleOf("EmptyGroupIdParameter"),
      allianceId: alliance.id,
      slug: "empty",
      name: "Empty",
      description: "Created by mistake: nobody has joined.",
      active: false,
    });
    await insertWebhook(tx, {
      ...times,
      id: webhookId,
      allianceId: alliance.id,
      url: "https://hooks.example.org/messages",
      eventTypes: ["landscape.published"],
      secret,
    });
    await tx.insert(webhookDeliveries).values({
      id: exampleOf("DeliveryIdParameter"),
      webhookId,
      eventType: "webhook.test",
      subjectId: webhookId,
      orderKey: webhookId,
      sequence: 0,
      body: "{}",
      status: "delivered",
      deliveredAt: now,
      createdAt,
    });
    return token;
  });
};
