-- Gaps that a super administrator has set aside, with why. A gap itself is nothing that is stored: `parts` is what it was made of then,
-- and it stays set aside while it is made of nothing else. Nothing is deleted: what is brought back keeps its row.
create table gaps_set_aside (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null constraint gaps_set_aside_kind check (kind in ('nobodyLeads', 'managerDeactivated', 'managerEnds', 'noHead', 'handoverOverdue',
    'promiseOverdue', 'promiseUndated', 'quiet', 'threeManagers')),
  -- The employee, manager or department that it is about, by its kind.
  subject_id bigint not null,
  parts text[] not null check (cardinality(parts) > 0),
  reason text not null check (reason <> ''),
  set_aside_at timestamptz not null,
  set_aside_on date not null,
  set_aside_by_id bigint not null,
  -- The last day; without one it lasts until the gap changes.
  last_day date check (last_day >= set_aside_on),
  brought_back_at timestamptz,
  brought_back_by_id bigint,
  primary key (tenant_id, id),
  constraint gaps_set_aside_by foreign key (tenant_id, set_aside_by_id) references employees (tenant_id, id),
  constraint gaps_brought_back_by foreign key (tenant_id, brought_back_by_id) references employees (tenant_id, id),
  constraint gaps_brought_back check ((brought_back_at is null) = (brought_back_by_id is null))
);
create index gaps_set_aside_of on gaps_set_aside (tenant_id, kind, subject_id) where brought_back_at is null;
create index gaps_set_aside_by_person on gaps_set_aside (tenant_id, set_aside_by_id);
create index gaps_brought_back_by_person on gaps_set_aside (tenant_id, brought_back_by_id) where brought_back_by_id is not null;
select app.protect('gaps_set_aside', 'select, insert');
grant update (brought_back_at, brought_back_by_id) on gaps_set_aside to baton_app;

-- Since when someone is led by who leads them, or by nobody.
create index story_manager_changes_of on story (tenant_id, subject_id, day, id)
  where subject_kind = 'employee' and kind = 'manager_changed';
select app.name_partition_indexes('story');

-- Entries about a person that super administrators alone read, and nobody about themselves.
select app.allow_values('story', 'story_visibility_check', 'visibility', array['administration']);
