-- When a session was used last, to some minutes: one that is not used for days has ended.
alter table sessions add column last_used_at timestamptz not null default now();
