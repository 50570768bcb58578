-- What has served its time goes: sessions long over, links and keys that no longer hold, counts of attempts.
create function app.clean_up() returns void
language sql security definer set search_path = '' as $$
  delete from public.sessions where expires_at < now() - interval '30 days';
  delete from public.one_time_tokens where expires_at < now() - interval '30 days';
  delete from public.idempotency_keys where created_at < now() - interval '2 days';
  delete from app.attempts where expire < extract(epoch from now()) * 1000;
$$;
revoke all on function app.clean_up from public;
grant execute on function app.clean_up to baton_app;
