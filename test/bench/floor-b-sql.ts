/* The hand-written queries of floor B: the same filters for what is public and the same fields as the service's. */

export const eventColumns = `e.id, a.slug as alliance, g.id as group_id, g.slug as group_slug, g.name as group_name, e.slug, e.name,
  e.summary, e.kind, e.status, e.category, e.starts_at, e.ends_at, e.timezone, e.capacity, e.waitlist_enabled, e.venue_name,
  e.venue_address, e.venue_city, e.venue_country_code, e.venue_latitude, e.venue_longitude, e.tags, e.banner_url,
  g.organizers as hosts, e.series_id, e.attendee_count, e.created_at, e.updated_at`;

export const eventTables = `events e join groups g on g.id = e.group_id join alliances a on a.id = e.alliance_id`;
export const eventIsPublic = `e.status <> 'draft' and g.active`;

export const event = `select ${eventColumns}, e.description, e.questions, e.approval_required, e.max_guests,
  e.rsvp_opens_at, e.rsvp_closes_at from ${eventTables}
  where a.slug = $1 and g.slug = $2 and e.slug = $3 and ${eventIsPublic}`;

const ofAlliance = `e.alliance_id = (select id from alliances where slug = $1)`;
const upcoming = `e.ends_at > now() and e.starts_at > now() - interval '744 hours'`;
const eventList = (...conditions: string[]) =>
  `select ${eventColumns} from ${eventTables} where ${[eventIsPublic, ofAlliance, ...conditions].join(" and ")}
  order by e.starts_at, e.id limit $2::integer + 1`;

/** A statement for each form of the list that is measured. */
export const eventLists = {
  upcoming: eventList(upcoming),
  from: eventList("e.starts_at >= $3"),
  filtered: eventList(upcoming, "e.kind = $3", "e.category = $4"),
  filteredFrom: eventList("e.kind = $3", "e.category = $4", "e.starts_at >= $5"),
  after: eventList("e.starts_at >= $3", "(e.starts_at, e.id) > ($4::timestamptz, $5::uuid)"),
};

export const alliance = `select a.*, (
    select count(*)::integer from events join groups on groups.id = events.group_id
    where events.alliance_id = a.id and events.status = 'published' and events.ends_at > now() and groups.active
  ) as upcoming_event_count from (
    select id, slug, name, description, logo_url, banner_url, website_url, links,
      case when contact_confirmed_at is not null then contact_email end as contact_email, contact_confirmed_at is not null as contact_email_confirmed,
      accent_color, tagline,
      sender_name, imprint_url, privacy_url, terms_url, group_count, member_count, created_at, updated_at
    from alliances where slug = $1
  ) a`;

export const jobColumns = `j.id, a.slug as alliance, g.id as group_id, g.slug as group_slug, g.name as group_name, j.slug, j.title,
  j.company_name, j.summary, j.location, j.country_code, j.remote, j.employment_type, j.salary_minimum, j.salary_maximum, j.salary_currency,
  j.salary_period, j.tags, j.status, j.expires_at, u.id as author_id, u.name as author_name, j.created_at, j.updated_at`;
export const jobTables = `jobs j join alliances a on a.id = j.alliance_id join users u on u.id = j.posted_by
  left join groups g on g.id = j.group_id`;
export const jobIsPublic = `j.status = 'published' and j.expires_at > now() and g.active is not false`;

const jobList = (...conditions: string[]) =>
  `select ${jobColumns} from ${jobTables} where ${[jobIsPublic, ...conditions].join(" and ")}
  order by j.created_at desc, j.id desc limit $1::integer + 1`;

export const jobLists = {
  newest: jobList(),
  after: jobList("(j.created_at, j.id) < ($2::timestamptz, $3::uuid)"),
};

const activeToken = `t.secret_hash = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > now())
  and u.disabled_at is null`;

export const bearer = `select t.user_id, t.scopes from api_tokens t join users u on u.id = t.user_id where ${activeToken}`;

/** Token, user, sign-in methods and roles at once. */
export const me = `select t.scopes, u.id, u.email, u.email_verified_at is not null as email_verified, cardinality(u.mail_rejected_at) >= 3 as mail_undeliverable, u.name, u.bio, u.title, u.company,
  u.city, u.country_code, u.timezone, u.language, u.photo_url, u.website_url, u.links, u.interests, u.show_as_organizer, u.show_as_attendee, u.muted_notifications, u.created_at, u.updated_at,
  array(select provider from identities where user_id = u.id order by provider)
    || array(select 'password' from passwords where user_id = u.id) as providers,
  coalesce((
    select json_agg(json_build_object('role', r.role, 'alliance', a.slug, 'group_id', r.group_id) order by r.created_at, r.id)
    from roles r left join groups g on g.id = r.group_id left join alliances a on a.id = coalesce(r.alliance_id, g.alliance_id)
    where r.user_id = u.id
  ), '[]') as roles,
  (select json_build_object('email', email, 'expires_at', expires_at) from pending_emails where user_id = u.id and expires_at > now()) as pending_email,
  exists (select from passkeys where user_id = u.id) or exists (select from totp_secrets where user_id = u.id) as second_factor
  from api_tokens t join users u on u.id = t.user_id where ${activeToken}`;

export const myGroups = `select m.joined_at, g.id, a.slug as alliance, g.slug, g.name, g.category, g.region, g.city, g.country_code, g.latitude,
  g.longitude, g.tags, g.logo_url, g.banner_url, g.organizers, g.active, g.member_count, (
    select count(*)::integer from events where group_id = g.id and status = 'published' and ends_at > now()
  ) as upcoming_event_count, g.created_at, g.updated_at
  from memberships m join groups g on g.id = m.group_id join alliances a on a.id = g.alliance_id
  where m.user_id = $1 order by m.joined_at desc, m.group_id desc limit $2::integer + 1`;

/* The RSVP: these run in one transaction, after `bearer`. */

export const lockEvent = `select e.status, e.capacity, e.attendee_count, e.waitlist_enabled, e.meeting_url, g.active,
  e.ends_at > now() as open from ${eventTables} where e.id = $1 and a.slug = $2 and ${eventIsPublic} for no key update of e`;
const attendanceColumns = `status, responded_at, checked_in_at, check_in_code`;
export const insertAttendance = `insert into attendances (event_id, user_id, status, responded_at) values ($1, $2, $3, now())
  on conflict do nothing returning ${attendanceColumns}`;
export const findAttendance = `select ${attendanceColumns} from attendances where event_id = $1 and user_id = $2`;
export const deleteAttendance = `delete from attendances where event_id = $1 and user_id = $2 returning status`;
export const addAttendees = `update events set attendee_count = attendee_count + $2 where id = $1`;
