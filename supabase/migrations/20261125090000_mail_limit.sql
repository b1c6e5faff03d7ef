-- All e-mails about quote requests share an hourly limit; requests beyond it wait in the table.
alter table public.leads
  -- When the last attempt to send its e-mail began. For a minute, that e-mail may be on its way.
  add column claimed_at timestamptz,
  -- When an e-mail told the owner that the request waits.
  add column announced_at timestamptz;

create index leads_mailed on public.leads (mailed_at);

-- Whether a time is within an hour of now. A fast clock may have set it ahead.
create function public.is_recent(moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select moment between now() - interval '1 hour' and now() + interval '1 hour';
$$;

create or replace function public.receive_lead(lead jsonb, lead_sender text, hourly_limit integer) returns text
language plpgsql set search_path = '' as $$
begin
  -- One call at a time for each sender: concurrent calls would not count each other's requests.
  perform pg_advisory_xact_lock(hashtextextended(lead_sender, 0));
  if exists (
    select from public.leads known
    where known.created_at = (lead ->> 'created_at')::timestamptz
      and known.email = lead ->> 'email' and known.phone = lead ->> 'phone'
  ) then
    return 'known';
  end if;
  if hourly_limit <= (
    select count(*) from public.leads earlier
    where earlier.sender = lead_sender and public.is_recent(earlier.received_at)
  ) then
    return 'limited';
  end if;
  insert into public.leads (name, email, phone, service, message, status, created_at, sender)
  values (
    lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'service', lead ->> 'message',
    lead ->> 'status', (lead ->> 'created_at')::timestamptz, lead_sender
  )
  on conflict (created_at, email, phone) do nothing;
  return case when found then 'stored' else 'known' end;
end $$;

-- Whether this hour's e-mails have reached the limit: those that went out, and those on their way.
-- Callers hold the lock below, so that no two count at once.
create function public.mails_reached(hourly_mails integer) returns boolean
language sql stable set search_path = '' as $$
  select hourly_mails <= count(*) from public.leads
  where public.is_recent(mailed_at)
    or (mailed_at is null and claimed_at between now() - interval '1 minute' and now());
$$;

drop function public.claim_lead();

-- Claims the due request with the fewest attempts, if this hour's limit allows an e-mail. It is due
-- again after a minute, and after twice as long with each further attempt, up to six hours. A
-- request is also due if its next attempt is over six hours ahead: only a fast clock sets that.
create function public.claim_lead(hourly_mails integer default 60) returns setof public.leads
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
      select id from public.leads
      where mailed_at is null
        and (next_attempt_at <= now() or next_attempt_at > now() + interval '6 hours')
      order by attempts, id
      limit 1
    )
    returning *;
end $$;

-- Returns how many requests wait because of the limit; 0 if none does, or if the owner was told
-- within the hour.
create function public.claim_notice(hourly_mails integer default 60) returns integer
language plpgsql set search_path = '' as $$
declare
  waiting integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_lead', 0));
  if not public.mails_reached(hourly_mails)
    or exists (select from public.leads where public.is_recent(announced_at)) then
    return 0;
  end if;
  update public.leads set announced_at = now()
  where mailed_at is null
    and (claimed_at is null or claimed_at not between now() - interval '1 minute' and now());
  get diagnostics waiting = row_count;
  return waiting;
end $$;

revoke execute on function public.is_recent, public.mails_reached, public.claim_lead, public.claim_notice
  from public, anon, authenticated;
grant execute on function public.is_recent, public.mails_reached, public.claim_lead, public.claim_notice
  to service_role;

-- Older projects grant everybody access to the sequences that number rows.
revoke all on all sequences in schema public from anon, authenticated;
