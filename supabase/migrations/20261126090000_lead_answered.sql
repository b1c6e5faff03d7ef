-- When the owner marked the request as answered; null until then.
alter table public.leads add column answered_at timestamptz;

-- The receiver deletes what is older than LEAD_KEEP_MONTHS.
create index leads_received on public.leads (received_at);
