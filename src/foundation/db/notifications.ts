/*
 * A transaction that calls NOTIFY holds a lock of the whole database while its commit is flushed, so such transactions commit one
 * after another. The service's transactions therefore only store notifications (the SQL function `alliance_notify` does either),
 * and `announcement` sends those of many transactions after their commits, in one that does not wait for the disk. Any process
 * sends the rows of one that died. Release 0.1.0, commands and operators notify when they commit.
 */

export const beginDeferring = "begin; set local alliance.notify = 'deferred'";

/**
 * Sends and deletes the stored notifications, and notifies the channel in the parameter unless it is null. A connection that
 * listens to that channel has received all notifications of committed transactions when the statement ends: PostgreSQL
 * delivers them in the order of their commits.
 */
export const announcement = `
  with taken as (delete from pending_notifications where id > 0 returning channel, payload)
  select pg_notify(channel, payload) from (
    select distinct channel, payload from taken
    union all select $1::text, '' where $1::text is not null
  ) notifications`;
