import { eq, or } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import { brand } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { alliancePath, groupPath } from "../../../web/page-paths.ts";
import { type Content, defineKind, type MailContext } from "../kind.ts";
import { recipient } from "../queries.ts";

const findRole = (db: Queryable, id: string) =>
  firstRow(
    db
      .select({
        recipient,
        brand,
        alliance: { slug: alliances.slug, name: alliances.name },
        group: { slug: groups.slug, name: groups.name },
      })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
      .where(eq(roles.id, id)),
  );

type Place = { slug: string; name: string } | null;

const roleEmail = (
  { alliance, group }: { alliance: Place; group: Place },
  { t, baseUrl, siteName: site }: MailContext,
): Content => {
  const reason = t("mail.role_granted.reason");
  if (!alliance)
    return {
      subject: t("mail.role_granted.subject_all"),
      paragraphs: [t("mail.role_granted.text_all", { site }), t("mail.role_granted.about_all")],
      facts: [],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
      reason,
    };
  const { name } = group ?? alliance;
  const about = t(group ? "mail.role_granted.about_group" : "mail.role_granted.about_alliance");
  return {
    subject: t("mail.role_granted.subject", { name }),
    paragraphs: [t("mail.role_granted.text", { name, site }), about],
    facts: group ? [{ label: t("mail.role_granted.alliance"), lines: [alliance.name] }] : [],
    button: group
      ? { label: t("mail.see_group"), link: baseUrl + groupPath({ alliance: alliance.slug, slug: group.slug }) }
      : { label: t("mail.see_alliance"), link: baseUrl + alliancePath(alliance) },
    reason,
  };
};

export const roleKinds = {
  role: defineKind({
    kind: "role_granted",
    facts: (tx, { id }) => findRole(tx, id),
    email: (facts, context) => roleEmail(facts, context),
  }),
};
