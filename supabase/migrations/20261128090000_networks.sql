-- A network and all senders together have an hourly limit too. Functions that are deployed already
-- go on calling `receive_lead` with three arguments.
alter table public.leads
  -- A keyed hash of the sender's larger network. Both hashes are emptied after a day.
  add column network text not null default '' check (length(network) <= 64),
  drop constraint leads_sender_check,
  add constraint leads_sender_check check (length(sender) <= 64);

drop index public.leads_sender;
create index leads_senders on public.leads (received_at) include (sender, network) where sender <> '';
create index leads_claimed on public.leads (claimed_at) where mailed_at is null;
create index leads_announced on public.leads (announced_at);
create index leads_finished on public.leads (received_at, created_at)
  where mailed_at is not null or answered_at is not null;

drop function public.receive_lead(jsonb, text, integer);

-- Returns 'stored', 'known' if the same request is already stored, or 'limited' if the last hour
-- has reached a limit: that of the sender, of the network, or of all. The last `reserved` requests
-- of all are only for networks without any in the hour. A limit that is null limits nothing.
create function public.receive_lead(
  lead jsonb, lead_sender text, hourly_limit integer, lead_network text default null,
  network_limit integer default null, total_limit integer default null, reserved integer default 0
) returns text
language plpgsql set search_path = '' as $$
declare
  network_hash text := coalesce(lead_network, lead_sender);
  stored integer;
  by_sender integer;
  by_network integer;
begin
  -- One call at a time: concurrent calls would not count each other's requests.
  perform pg_advisory_xact_lock(hashtextextended('receive_lead', 0));
  if exists (
    select from public.leads known
    where known.created_at = (lead ->> 'created_at')::timestamptz
      and known.email = lead ->> 'email' and known.phone = lead ->> 'phone'
  ) then
    return 'known';
  end if;
  -- A fast clock may have set a time ahead.
  select count(*), count(*) filter (where sender = lead_sender), count(*) filter (where network = network_hash)
  into stored, by_sender, by_network
  from public.leads
  where sender <> '' and received_at between now() - interval '1 hour' and now() + interval '1 hour';
  if by_sender >= hourly_limit or by_network >= network_limit
    or stored >= total_limit - (case when by_network = 0 then 0 else reserved end) then
    return 'limited';
  end if;
  insert into public.leads (name, email, phone, service, message, status, created_at, sender, network)
  values (
    lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'service', lead ->> 'message',
    lead ->> 'status', (lead ->> 'created_at')::timestamptz, lead_sender, network_hash
  )
  on conflict (created_at, email, phone) do nothing;
  return case when found then 'stored' else 'known' end;
end $$;

-- Whether this hour's e-mails have reached the limit: those that went out, and those on their way.
-- Callers hold the lock below, so that no two count at once.
create or replace function public.mails_reached(hourly_mails integer) returns boolean
language sql stable set search_path = '' as $$
  select hourly_mails <= (
    select count(*) from public.leads
    where mailed_at between now() - interval '1 hour' and now() + interval '1 hour'
  ) + (
    select count(*) from public.leads
    where mailed_at is null and claimed_at between now() - interval '1 minute' and now()
  );
$$;

-- Claims a due request, if this hour's limit allows an e-mail: of the network with the fewest due
-- ones, the one with the fewest attempts. It is due again after a minute, and after twice as long
-- with each further attempt, up to six hours. A request is also due if its next attempt is over six
-- hours ahead: only a fast clock sets that.
create or replace function public.claim_lead(hourly_mails integer default 60) returns setof public.leads
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_lead', 0));
  if public.mails_reached(hourly_mails) then
    return;
  end if;
  return query
    update public.leads
    set attempts = attempts + 1,
      claimed_at = now(),
      next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '6 hours')
    where id = (
      select due.id from (
        select id, attempts, count(*) over (partition by network) as of_network
        from public.leads
        where mailed_at is null
          and (next_attempt_at <= now() or next_attempt_at > now() + interval '6 hours')
      ) due
      order by due.of_network, due.attempts, due.id
      limit 1
    )
    returning *;
end $$;

-- Returns how many requests wait because of the limit; 0 if none does, or if the owner was told
-- within the hour, which one row says for all.
create or replace function public.claim_notice(hourly_mails integer default 60) returns integer
language plpgsql set search_path = '' as $$
declare
  waiting bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_lead', 0));
  if not public.mails_reached(hourly_mails)
    or exists (
      select from public.leads
      where announced_at between now() - interval '1 hour' and now() + interval '1 hour'
    ) then
    return 0;
  end if;
  select array_agg(id) into waiting from public.leads
  where mailed_at is null
    and (claimed_at is null or claimed_at not between now() - interval '1 minute' and now());
  update public.leads set announced_at = now() where id = waiting[1];
  return coalesce(cardinality(waiting), 0);
end $$;

-- No index serves a condition inside a function.
drop function public.is_recent(timestamptz);

-- Empties the hashes that are a day old. A fast clock may have set a time ahead.
create function public.forget_senders(most integer) returns void
language sql set search_path = '' as $$
  update public.leads set sender = '', network = ''
  where id in (
    select id from public.leads
    where sender <> '' and (received_at < now() - interval '1 day' or received_at > now() + interval '1 day')
    limit most
  );
$$;

-- Returns the time by the database's clock.
create function public.read_clock() returns timestamptz
language sql stable set search_path = '' as $$
  select now();
$$;

-- Deletes the oldest requests that are mailed or answered, and returns their number. A slow clock
-- may have set the time of reception years back: the visitor's must agree.
create function public.remove_finished(before timestamptz, most integer) returns integer
language sql set search_path = '' as $$
  with removed as (
    delete from public.leads
    where id in (
      select id from public.leads
      where (mailed_at is not null or answered_at is not null)
        and received_at < before and created_at < before
      order by received_at
      limit most
    )
    returning id
  )
  select count(*)::integer from removed;
$$;

revoke execute on function
  public.receive_lead, public.forget_senders, public.read_clock, public.remove_finished
  from public, anon, authenticated;
grant execute on function
  public.receive_lead, public.forget_senders, public.read_clock, public.remove_finished
  to service_role;
