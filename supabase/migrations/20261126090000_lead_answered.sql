-- When the owner marked a request as answered. The others wait.
alter table public.leads add column answered_at timestamptz;

-- The receiver deletes what is older than LEAD_KEEP_MONTHS.
create index leads_received on public.leads (received_at);
