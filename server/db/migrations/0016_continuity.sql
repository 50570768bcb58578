-- What a change of managers must not lose: promises, handovers, the first days with a new manager, and gaps.

-- What was agreed with an employee, or is meant for them: it belongs to the manager of the day. A row is the promise as it is now.
-- Its former texts are versions, and all that happened to it are changes, which are only ever added. No promise is deleted; one
-- that its author takes back within the hour stays without its text.
create table promises (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  made_by_id bigint not null,
  made_at timestamptz not null,
  made_on date not null,
  is_intent boolean not null default false,
  promise_text text not null,
  due_on date,
  state text not null,
  version int not null default 1,
  -- How many changes there are, its making included, and the day of the last.
  changes int not null default 1,
  changed_on date not null,
  primary key (tenant_id, id),
  constraint promises_of foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint promises_made_by foreign key (tenant_id, made_by_id) references employees (tenant_id, id),
  constraint promises_state check (state in ('proposed', 'open', 'kept', 'broken', 'declined', 'taken_back')),
  constraint promises_text check ((promise_text = '') = (state = 'taken_back')),
  constraint promises_intent check (not is_intent or (state not in ('proposed', 'declined') and made_by_id <> employee_id)),
  constraint promises_counts check (version >= 1 and changes >= version)
);
create index promises_by_employee on promises (tenant_id, employee_id, state, due_on);
create index promises_by_author on promises (tenant_id, made_by_id);
create index promises_by_day on promises (tenant_id, changed_on) include (employee_id);
create index promises_due on promises (tenant_id, due_on) where state = 'open';
select app.protect('promises', 'select, insert');
grant update (promise_text, due_on, state, version, changes, changed_on) on promises to baton_app;

-- The former texts and due days of a promise.
create table promise_versions (
  tenant_id uuid not null references tenants (id),
  promise_id bigint not null,
  version int not null check (version >= 1),
  promise_text text not null,
  due_on date,
  primary key (tenant_id, promise_id, version),
  constraint promise_versions_of foreign key (tenant_id, promise_id) references promises (tenant_id, id)
);
select app.protect('promise_versions', 'select, insert');

create table promise_changes (
  tenant_id uuid not null references tenants (id),
  promise_id bigint not null,
  number int not null check (number >= 1),
  kind text not null,
  by_id bigint not null,
  at timestamptz not null,
  day date not null,
  reason text not null default '',
  primary key (tenant_id, promise_id, number),
  constraint promise_changes_of foreign key (tenant_id, promise_id) references promises (tenant_id, id),
  constraint promise_changes_by foreign key (tenant_id, by_id) references employees (tenant_id, id),
  constraint promise_changes_kind check (kind in
    ('made', 'proposed', 'agreed', 'declined', 'renegotiated', 'kept', 'broken', 'taken_back')),
  constraint promise_changes_reason check (reason <> '' or kind not in ('broken', 'declined'))
);
create index promise_changes_by_author on promise_changes (tenant_id, by_id);
select app.protect('promise_changes', 'select, insert');

-- What passes from an employee's manager to the next one: three steps, each of one of the three people, and their texts.
create table handovers (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  -- Who hands over. The incoming manager is always the employee's manager of the day, and is not stored until they have confirmed.
  outgoing_id bigint not null,
  takes_over_on date not null,
  -- From which day on the outgoing manager leads the employee again; an unfinished handover is closed from then on.
  returns_on date,
  opened_on date not null,
  opened_by_id bigint,
  finished_on date,
  confirmed_by_id bigint,
  -- Closed without an end: the line returned, or the plan was withdrawn.
  closed_on date,
  primary key (tenant_id, id),
  constraint handovers_of foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint handovers_by foreign key (tenant_id, outgoing_id) references employees (tenant_id, id),
  constraint handovers_opened_by foreign key (tenant_id, opened_by_id) references employees (tenant_id, id),
  constraint handovers_confirmed_by foreign key (tenant_id, confirmed_by_id) references employees (tenant_id, id),
  constraint handovers_people check (outgoing_id <> employee_id),
  constraint handovers_return check (returns_on > takes_over_on),
  constraint handovers_end check (finished_on is null or closed_on is null)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create unique index handovers_open on handovers (tenant_id, employee_id, outgoing_id) where finished_on is null and closed_on is null;
create index handovers_by_employee on handovers (tenant_id, employee_id, takes_over_on);
create index handovers_by_day on handovers (tenant_id, takes_over_on, employee_id);
create index handovers_by_outgoing on handovers (tenant_id, outgoing_id);
create index handovers_by_opener on handovers (tenant_id, opened_by_id) where opened_by_id is not null;
create index handovers_by_confirmer on handovers (tenant_id, confirmed_by_id) where confirmed_by_id is not null;
select app.protect('handovers', 'select, insert');
grant update (takes_over_on, returns_on, finished_on, confirmed_by_id, closed_on) on handovers to baton_app;

-- 1 is written by the outgoing manager, 2 is the employee's, 3 is confirmed by the incoming manager. A step that was skipped has
-- a reason.
create table handover_steps (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  step smallint not null check (step between 1 and 3),
  due_on date not null,
  done_on date,
  done_by_id bigint,
  released_because text not null default '',
  primary key (tenant_id, handover_id, step),
  constraint handover_steps_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_steps_by foreign key (tenant_id, done_by_id) references employees (tenant_id, id),
  constraint handover_steps_done check ((done_on is null) = (done_by_id is null) and (released_because = '' or done_on is not null))
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index handover_steps_by_doer on handover_steps (tenant_id, done_by_id) where done_by_id is not null;
create index handover_steps_due on handover_steps (tenant_id, due_on) where done_on is null;
select app.protect('handover_steps', 'select, insert');
grant update (due_on, done_on, done_by_id, released_because) on handover_steps to baton_app;

-- The texts of the three, each once.
create table handover_texts (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  part text not null,
  body text not null,
  by_id bigint not null,
  written_at timestamptz not null,
  primary key (tenant_id, handover_id, part),
  constraint handover_texts_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_texts_by foreign key (tenant_id, by_id) references employees (tenant_id, id),
  constraint handover_texts_part check (part in ('matters', 'agreed', 'works_best', 'next', 'on_matters', 'on_agreed',
    'on_works_best', 'on_next', 'from_person', 'question_to_outgoing', 'question_to_person', 'answer'))
);
create index handover_texts_by_writer on handover_texts (tenant_id, by_id);
select app.protect('handover_texts', 'select, insert, update');

-- Whether the incoming manager accepts a promise, or wants to talk about it first.
create table handover_promises (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  promise_id bigint not null,
  is_accepted boolean not null,
  reason text not null default '',
  by_id bigint not null,
  answered_on date not null,
  primary key (tenant_id, handover_id, promise_id),
  constraint handover_promises_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_promises_about foreign key (tenant_id, promise_id) references promises (tenant_id, id),
  constraint handover_promises_by foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index handover_promises_by_promise on handover_promises (tenant_id, promise_id);
create index handover_promises_by_author on handover_promises (tenant_id, by_id);
select app.protect('handover_promises', 'select, insert, update');

-- The first thirty days of a manager with an employee: when they plan to talk, that they have talked, and that they are done.
create table first_days (
  tenant_id uuid not null references tenants (id),
  manager_id bigint not null,
  employee_id bigint not null,
  talk_on date,
  finished_on date,
  primary key (tenant_id, manager_id, employee_id),
  constraint first_days_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint first_days_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint first_days_people check (manager_id <> employee_id)
);
create index first_days_by_employee on first_days (tenant_id, employee_id);
select app.protect('first_days', 'select, insert');
grant update (talk_on, finished_on) on first_days to baton_app;

-- What the manager has ticked as read in them; only the manager sees it.
create table first_days_reads (
  tenant_id uuid not null references tenants (id),
  manager_id bigint not null,
  employee_id bigint not null,
  kind text not null,
  item_id bigint not null,
  read_on date not null,
  primary key (tenant_id, manager_id, employee_id, kind, item_id),
  constraint first_days_reads_of foreign key (tenant_id, manager_id, employee_id)
    references first_days (tenant_id, manager_id, employee_id),
  constraint first_days_reads_kind check (kind in ('note', 'handover'))
);
select app.protect('first_days_reads', 'select, insert, delete');

-- Gaps that a super administrator has set aside, with the reason. Gaps themselves are not stored: `parts` is what one was made of
-- then, and it stays set aside while it is made of nothing else. What is brought back keeps its row.
create table gaps_set_aside (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null constraint gaps_set_aside_kind check (kind in
    ('nobodyLeads', 'managerDeactivated', 'managerEnds', 'noHead', 'handoverOverdue',
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
