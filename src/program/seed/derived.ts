import type { TransactionSql } from "postgres";
import { filterChanges, resourceChanges, searchWords } from "../../foundation/db/derived-tables.ts";
import { allianceMembers } from "../../foundation/db/participation-tables.ts";
import { demoMark } from "./random.ts";

export const derivedTables = [allianceMembers, resourceChanges, searchWords, filterChanges] as const;

/** Writes what triggers skip in a transaction with `alliance.seeding` (see `alliance_is_seeded`). */
export const writeDerived = async (tx: TransactionSql): Promise<void> => {
  await tx`
    insert into alliance_members (alliance_id, user_id, group_count)
    select groups.alliance_id, memberships.user_id, count(*)
    from memberships join groups on groups.id = memberships.group_id
    where groups.active and right(groups.id::text, 8) = ${demoMark} group by 1, 2`;
  await writeSearchWords(tx);
  await writeResourceChanges(tx);
  await tx`
    insert into filter_changes (unit)
    select id from groups where right(id::text, 8) = ${demoMark}
    union all select id from alliances where right(id::text, 8) = ${demoMark}
    union all select unit from filter_units where right(alliance_id::text, 8) = ${demoMark}`;
  await tx`select pg_notify('public_changes', 'everything')`;
};

const writeSearchWords = (tx: TransactionSql) => tx`
  insert into search_words (word)
  select distinct word from (
    select unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) as word from events
    union all select unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) from groups
    union all select unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) from jobs
    union all select unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) from landscape_entries
  ) found
  where length(word) > 2 and not exists (select from search_words known where known.word = found.word)`;

/** Replaces the removals of the earlier demo data. */
const writeResourceChanges = (tx: TransactionSql) => tx`
  insert into resource_changes (id, type, alliance_id, changed_at, removed)
  select id, type, alliance_id, clock_timestamp(), false from (
    select id, 'alliance' as type, id as alliance_id from alliances
    union all select id, 'group', alliance_id from groups where active
    union all select events.id, 'event', events.alliance_id from events join groups on groups.id = events.group_id
      where events.status <> 'draft' and groups.active
    union all select jobs.id, 'job', jobs.alliance_id from jobs left join groups on groups.id = jobs.group_id
      where jobs.status = 'published' and groups.active is not false
    union all select id, 'landscape_entry', alliance_id from landscape_entries where published
  ) shown
  where right(id::text, 8) = ${demoMark}
  on conflict (id) do update set changed_at = excluded.changed_at, removed = false`;
