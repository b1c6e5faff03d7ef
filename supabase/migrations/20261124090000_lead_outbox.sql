-- The table of quote requests as an outbox: a request is counted and stored in one step, and whoever claims it tells the owner.
alter table public.leads
  add column attempts integer not null default 0,
  -- Not to be claimed before: while its e-mail is on its way, and then longer after each try that failed.
  add column next_attempt_at timestamptz not null default now();

create index leads_unmailed on public.leads (attempts, id) where mailed_at is null;

-- 'stored', 'known' where the same request is there already, or 'limited' where its sender has had too many stored in an hour.
create function public.receive_lead(lead jsonb, lead_sender text, hourly_limit integer) returns text
language plpgsql set search_path = '' as $$
begin
  -- One after another for each sender, or many at once would each count those before it.
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

-- The request that is due and was tried least, if any: nobody else gets it for a minute, and after each try for twice as long, up to six hours.
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
