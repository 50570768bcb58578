-- What became of an account's invitation, which its link does not outlive: when it was last asked for, until when the mailed
-- link works (null until it is mailed), and when it was withdrawn.
alter table accounts add column invited_at timestamptz;
alter table accounts add column invitation_expires_at timestamptz;
alter table accounts add column invitation_withdrawn_at timestamptz;

update accounts set invited_at = created_at where password_hash is null;
update accounts as a set invited_at = t.created_at, invitation_expires_at = t.expires_at
from one_time_tokens as t
where t.tenant_id = a.tenant_id and t.account_id = a.id and t.purpose = 'invitation' and a.password_hash is null;
-- The link has long been removed as expired. Without UTC the sum would depend on a setting, which a sharded database refuses.
-- formerly 49b2ce16726dc2763cd481874dcf00bfa986ec41abc30419405572506c1dd72f
update accounts set invitation_expires_at = (invited_at at time zone 'UTC' + interval '7 days') at time zone 'UTC'
where password_hash is null and invitation_expires_at is null and invited_at < now() - interval '7 days';
