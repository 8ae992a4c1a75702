/*
 * Notifications of hot writes. A transaction that calls NOTIFY holds a lock of the whole database while its commit is flushed
 * to disk, so such transactions commit one after another. Transactions of the service therefore only store what they would
 * notify (the SQL function `alliance_notify` does either), and `announcement` sends the notifications of many transactions after their
 * commits, in one transaction that does not wait for the disk. Rows of a process that dies in between are sent by any other.
 * Writers of release 0.1.0, commands and operators do not defer: they notify when they commit.
 */

/** Begins a transaction whose notifications are stored in `pending_notifications`. */
export const beginDeferring = "begin; set local alliance.notify = 'deferred'";

/**
 * Deletes the stored notifications and sends them. The parameter names a channel that is notified too, or is null. If the
 * connection listens to that channel, it has received all notifications of committed transactions when the statement ends,
 * also those that another process sends: PostgreSQL delivers notifications in the order of their commits.
 */
export const announcement = `
  with taken as (delete from pending_notifications where id > 0 returning channel, payload)
  select pg_notify(channel, payload) from (
    select distinct channel, payload from taken
    union all select $1::text, '' where $1::text is not null
  ) notifications`;
