-- The table of quote requests as an outbox: a request is counted and stored in one step, and the
-- caller that claims it tells the owner.
alter table public.leads
  add column attempts integer not null default 0,
  -- Earliest time of the next attempt. Each attempt moves it further ahead, so that no two overlap.
  add column next_attempt_at timestamptz not null default now();

create index leads_unmailed on public.leads (attempts, id) where mailed_at is null;

-- Returns 'stored', 'known' if the same request is already stored, or 'limited' if its sender has
-- reached the hourly limit.
create function public.receive_lead(lead jsonb, lead_sender text, hourly_limit integer) returns text
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
    where earlier.sender = lead_sender and earlier.received_at > now() - interval '1 hour'
  ) then
    return 'limited';
  end if;
  insert into public.leads (name, email, phone, service, message, status, created_at, sender)
  values (lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'service', lead ->> 'message', lead ->> 'status',
    (lead ->> 'created_at')::timestamptz, lead_sender)
  on conflict (created_at, email, phone) do nothing;
  return case when found then 'stored' else 'known' end;
end $$;

-- Claims the due request with the fewest attempts, if any. It is due again after a minute, and
-- after twice as long with each further attempt, up to six hours.
create function public.claim_lead() returns setof public.leads
language sql set search_path = '' as $$
  update public.leads
  set attempts = attempts + 1,
    next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '6 hours')
  where id = (
    select id from public.leads
    where mailed_at is null and next_attempt_at <= now()
    order by attempts, id
    limit 1
    for update skip locked
  )
  returning *;
$$;

revoke execute on function public.receive_lead, public.claim_lead from public, anon, authenticated;
grant execute on function public.receive_lead, public.claim_lead to service_role;
