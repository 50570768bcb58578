-- What somebody chose about the newsletter, each time they chose: consent is proved by rows that nobody can change.
-- The newest row is the choice that holds, so accounts keep no second copy of it.
create table newsletter_decisions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  account_id uuid not null,
  opt_in boolean not null,
  source text not null check (source in ('sign-up', 'settings')),
  decided_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index newsletter_decisions_of_account on newsletter_decisions (tenant_id, account_id, decided_at, id);
select app.protect('newsletter_decisions', 'select, insert');

insert into newsletter_decisions (tenant_id, account_id, opt_in, source, decided_at)
select tenant_id, id, newsletter_opt_in, 'sign-up', newsletter_decided_at
from accounts where newsletter_decided_at is not null
returning id;

alter table accounts drop column newsletter_opt_in;
alter table accounts drop column newsletter_decided_at;
