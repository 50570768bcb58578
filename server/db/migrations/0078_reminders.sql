-- When a super administrator last reminded the person of their profile, so that nobody is reminded again and again.
alter table accounts add column reminded_at timestamptz;
