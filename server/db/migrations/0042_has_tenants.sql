-- Whether any company uses this database; asked before a demonstration company with a published password is added.
create function app.has_tenants() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.tenants);
$$;
revoke all on function app.has_tenants from public;
grant execute on function app.has_tenants to baton_app;
